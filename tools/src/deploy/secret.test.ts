import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderDeployRoot } from './deploy-folder';
import { readOrCreateSecret } from './secret';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-secret-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('processes that create a secret at once get the same one, and so do later ones', async () => {
  const read = () => readOrCreateSecret(createFolderDeployRoot(folder), 'a-key');
  const created = await Promise.all(Array.from({ length: 10 }, read));
  expect(new Set(created.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(created[0]).toHaveLength(32);
  expect(await read()).toEqual(created[0]);
});

test('a secret can only be read by its owner', async () => {
  await readOrCreateSecret(createFolderDeployRoot(folder), 'a-key');
  expect((await stat(path.join(folder, 'a-key'))).mode & 0o777).toBe(0o600);
});
