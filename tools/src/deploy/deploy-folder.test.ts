import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/shared/contracts/registry';
import { changeRegistry, readRegistry } from './change-registry';
import { createFolderDeployRoot } from './deploy-folder';
import { ImmutableFileError } from './deploy-root';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-deploy-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function withApp(registry: Registry, name: string): Registry {
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: [] } };
}

test('a file is put once, and never changes', async () => {
  const root = createFolderDeployRoot(folder);
  await root.put('mf-x/1/a.js', Buffer.from('one'));
  await root.put('mf-x/1/a.js', Buffer.from('one'));
  await expect(root.put('mf-x/1/a.js', Buffer.from('two'))).rejects.toThrow(ImmutableFileError);
  expect(String(await root.read('mf-x/1/a.js'))).toBe('one');
  expect(await root.read('mf-x/1/b.js')).toBeUndefined();
  expect(await root.list('mf-x')).toEqual(['1']);
  await root.remove('mf-x/1');
  expect(await root.list('mf-x')).toEqual([]);
});

test('concurrent changes are all kept', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `mf-${index}`);
  await Promise.all(
    names.map((name) =>
      changeRegistry(createFolderDeployRoot(folder), (registry) => withApp(registry, name)),
    ),
  );
  const { microFrontends } = await readRegistry(createFolderDeployRoot(folder));
  expect(Object.keys(microFrontends).sort()).toEqual(names.sort());
});

test('a change of a registry that has changed meanwhile is refused', async () => {
  const root = createFolderDeployRoot(folder);
  expect(await root.swapRegistry(undefined, '{"a":1}')).toBe(true);
  expect(await root.swapRegistry(undefined, '{"b":1}')).toBe(false);
  const found = await root.readRegistry();
  expect(await root.swapRegistry(found?.revision, '{"c":1}')).toBe(true);
  expect((await root.readRegistry())?.text).toBe('{"c":1}');
});

test('a change that fails leaves the registry as it was', async () => {
  const root = createFolderDeployRoot(folder);
  await changeRegistry(root, (registry) => withApp(registry, 'mf-x'));
  const before = await root.readRegistry();
  const refused = changeRegistry(root, () => {
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await root.readRegistry()).toEqual(before);
});

test('the lock of a process that was killed does not block others', async () => {
  const child = spawn('node', ['-e', 'setInterval(() => {}, 1000)']);
  const { pid } = child;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  const { hostname } = await import('node:os');
  await writeFile(path.join(folder, 'registry.lock'), [pid, hostname(), '', 'left', ''].join('\n'));
  await changeRegistry(createFolderDeployRoot(folder), (registry) => withApp(registry, 'mf-x'));
  expect((await readdir(folder)).sort()).toEqual(['.incoming', 'registry.json']);
});
