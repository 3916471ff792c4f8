import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderDeployRoot } from './deploy-folder';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-deploy-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('the lock of a process that was killed does not block others', async () => {
  const child = spawn('node', ['-e', 'setInterval(() => {}, 1000)']);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const holder = [child.pid, hostname(), '', 'left', ''].join('\n');
  await writeFile(path.join(folder, 'registry.lock'), holder);
  expect(await createFolderDeployRoot(folder).swapRegistry(undefined, '{}')).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['.incoming', 'registry.json']);
});

test('nobody has a secret before it is created, and then only its owner can read it', async () => {
  const root = createFolderDeployRoot(folder);
  expect(await root.readSecret('a-key')).toBeUndefined();
  await root.readOrCreateSecret('a-key');
  expect((await stat(path.join(folder, 'a-key'))).mode & 0o777).toBe(0o600);
});

test('whoever may write into the deploy root may write into the folders that others have created', async () => {
  await chmod(folder, 0o2775);
  const before = process.umask(0o022);
  await createFolderDeployRoot(folder).put('mf-a/1.0.0/browser/a.js', Buffer.from('a'));
  process.umask(before);
  for (const created of ['.incoming', 'mf-a', 'mf-a/1.0.0', 'mf-a/1.0.0/browser']) {
    expect((await stat(path.join(folder, created))).mode & 0o7777).toBe(0o2775);
  }
});
