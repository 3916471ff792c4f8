import { createS3Bucket } from '@storefront/tools/object-store';
import { startS3Server, type S3Server } from '@storefront/tools/object-store/testing';
import { createTestApi } from '../../../testing/test-api';
import { openPictureStore } from './open-picture-store';
import { pictureFileName } from './picture-store';

const NAME = pictureFileName('0123456789abcdef0123456789abcdef', 320, 'avif');
const DATA = Buffer.from('a picture');
const PLACE = 's3://shop/pictures';

let server: S3Server;
beforeEach(async () => {
  server = await startS3Server('shop');
  Object.assign(process.env, server.env);
});
afterEach(() => server.close());

test('pictures are kept in a bucket, and deleted once they are old', async () => {
  const store = openPictureStore(PLACE);
  expect(await store.has(NAME)).toBe(false);
  expect(await store.read(NAME)).toBeUndefined();
  expect(await store.deleteOlder(NAME, new Date())).toBe(false);
  await store.put({ name: NAME, data: DATA });
  await store.put({ name: NAME, data: DATA });
  expect(await store.has(NAME)).toBe(true);
  expect(await store.read(NAME)).toEqual(DATA);
  expect(server.objects.get(`pictures/${NAME}`)?.headers).toEqual({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const inAMinute = new Date(Date.now() + 60_000);
  expect(await store.deleteOlder(NAME, new Date(Date.now() - 60_000))).toBe(false);
  expect(await store.deleteOlder(NAME, inAMinute)).toBe(true);
  expect(await store.has(NAME)).toBe(false);
});

test('the API serves pictures from a bucket, and says so when that can’t be reached', async () => {
  await createS3Bucket(PLACE).put(NAME, DATA);
  const api = await createTestApi({ picturesDir: PLACE });
  const get = () => api.app.inject({ url: `/pictures/${NAME}` });
  const served = await get();
  expect([served.statusCode, served.rawPayload]).toEqual([200, DATA]);
  expect(served.headers['content-type']).toBe('image/avif');
  server.isDown = true;
  const failed = await get();
  expect(failed.statusCode).toBe(503);
  expect(failed.headers['retry-after']).toBe('5');
  expect(failed.headers['cache-control'] ?? '').not.toContain('immutable');
  await api.close();
});
