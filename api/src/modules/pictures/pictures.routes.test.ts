import { createTestApi, type TestApi } from '../../testing/test-api';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from './storage/folder-store';
import { pictureFileName } from './storage/picture-store';

const NAME = pictureFileName('0123456789abcdef0123456789abcdef', 320, 'avif');
const DATA = Buffer.from('a picture');

let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const picturesDir = path.join(folder, 'pictures');
  api = await createTestApi({ picturesDir });
  await createFolderStore(picturesDir).put({ name: NAME, data: DATA });
  await writeFile(path.join(folder, 'secret'), 'a secret');
  await writeFile(path.join(picturesDir, 'secret.webp'), 'a secret');
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => api.app.inject({ url });

test('a picture may be kept for ever, and is nothing but a picture', async () => {
  const response = await get(`/pictures/${NAME}`);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(DATA);
  expect(response.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each([
  `/pictures/${NAME.replace('0', '1')}`,
  '/pictures/secret.webp',
  '/pictures/../secret',
  '/pictures/..%2fsecret',
  '/pictures/%2e%2e%2fsecret',
  `/pictures/01%2f${NAME}`,
  `/pictures/${NAME}%00`,
  '/pictures/',
])('%s is not found, and that isn’t kept', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
});

test('files are put whole, and deleted once they are old', async () => {
  const store = createFolderStore(path.join(folder, 'store'));
  expect(await store.has(NAME)).toBe(false);
  expect(await store.read(NAME)).toBeUndefined();
  await store.put({ name: NAME, data: DATA });
  await store.put({ name: NAME, data: DATA });
  expect(await store.read(NAME)).toEqual(DATA);
  expect(await readdir(path.join(folder, 'store/01'))).toEqual([NAME]);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  expect(await store.deleteOlder(NAME, aMinuteAgo)).toBe(false);
  await utimes(path.join(folder, 'store/01', NAME), 0, 0);
  expect(await store.deleteOlder(NAME, aMinuteAgo)).toBe(true);
  expect(await store.has(NAME)).toBe(false);
  expect(await store.deleteOlder(NAME, aMinuteAgo)).toBe(false);
});
