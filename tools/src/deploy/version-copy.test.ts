import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { createFolderDeployRoot } from './root/deploy-folder';
import type { DeployRoot } from './root/deploy-root';
import { createVersionCopy } from './version-copy';

let folder: string;
let root: DeployRoot;
let copy: DeployRoot;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-copy-'));
  root = createFolderDeployRoot(path.join(folder, 'root'));
  copy = createFolderDeployRoot(path.join(folder, 'copy'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const createCopy = (from: Pick<DeployRoot, 'list' | 'read'> = root) =>
  createVersionCopy(from, path.join(folder, 'copy'));

const FILES = [
  'browser/a.js',
  'browser/a.js.br',
  'server/remoteEntry.js',
  'maps/browser/a.js.map',
  'descriptor.json',
];

async function publish(version: string, files = FILES): Promise<void> {
  for (const file of files) await root.put(`mf-x/${version}/${file}`, Buffer.from(file));
}

function versionOf(version: string, traffic: number, extras = {}): RemoteVersion {
  return {
    url: `/apps/mf-x/${version}/browser/remoteEntry.js`,
    metadata: { version },
    deployment: { traffic, default: traffic === 100 },
    extras: {
      routes: [],
      hostContract: '1.0.0',
      serverUrl: `mf-x/${version}/server/remoteEntry.js`,
      ...extras,
    },
  };
}

function registryOf(...versions: RemoteVersion[]): Registry {
  return { schema: '', microFrontends: { 'mf-x': versions } };
}

test('what visitors may get is copied with its fallback and libraries, without source maps', async () => {
  const libraries = { url: '/apps/mf-x/libraries-ab/browser/libraries.js', integrity: '' };
  await publish('libraries-ab', ['browser/libraries.js', 'browser/libraries.js.br']);
  for (const version of ['1', '2', '3', '4']) await publish(version);
  await createCopy().fetchServed(
    registryOf(
      { ...versionOf('4', 10), deployment: { traffic: 10, default: false } },
      versionOf('3', 100, { libraries }),
      versionOf('2', 0),
      versionOf('1', 0),
    ),
  );
  expect(await copy.list('mf-x')).toEqual(['2', '3', '4', 'libraries-ab']);
  expect(await copy.list('mf-x/4')).toEqual(['browser', 'descriptor.json', 'server']);
  expect(await copy.list('mf-x/4/browser')).toEqual(['a.js', 'a.js.br']);
  expect(await copy.list('mf-x/libraries-ab/browser')).toEqual(
    await root.list('mf-x/libraries-ab/browser'),
  );
});

test('a copy that was interrupted is completed, and only then counts', async () => {
  await publish('1');
  let isInterrupted = true;
  const from = {
    list: root.list,
    read: (file: string) => {
      if (isInterrupted && file.endsWith('.br')) throw new Error('away');
      return root.read(file);
    },
  };
  const versions = createCopy(from);
  await expect(versions.fetchFolder('mf-x/1')).rejects.toThrow('away');
  expect(await versions.has('mf-x/1')).toBe(false);
  expect(await copy.read('mf-x/1/descriptor.json')).toBeUndefined();
  isInterrupted = false;
  expect(await createCopy(from).fetchFolder('mf-x/1')).toBe(true);
  expect(await copy.list('mf-x/1/browser')).toEqual(['a.js', 'a.js.br']);
});

test('a complete copy needs the deploy root no more', async () => {
  await publish('1');
  await createCopy().fetchFolder('mf-x/1');
  const away = () => Promise.reject(new Error('away'));
  const versions = createCopy({ list: away, read: away });
  expect(await versions.fetchFolder('mf-x/1')).toBe(true);
  expect(await versions.has('mf-x/1')).toBe(true);
});

test('of a version that is still being published, nothing is copied', async () => {
  await publish('1', FILES.slice(0, -1));
  expect(await createCopy().fetchFolder('mf-x/1')).toBe(false);
  expect(await copy.list('mf-x')).toEqual([]);
  await expect(createCopy().fetchServed(registryOf(versionOf('1', 100)))).rejects.toThrow(
    "The registry lists mf-x/1, which isn't in the deploy root completely.",
  );
});

test('a version whose files are at another origin needs no copy', async () => {
  const serverUrl = 'https://team.example/remoteEntry.js';
  await createCopy().fetchServed(registryOf(versionOf('1', 100, { serverUrl })));
  expect(await copy.list('mf-x')).toEqual([]);
});

test('versions that were pruned go; those that are only no longer served, and previews, stay', async () => {
  const versions = createCopy();
  for (const version of ['1', '2', '3']) {
    await publish(version);
    await versions.fetchFolder(`mf-x/${version}`);
  }
  await root.remove('mf-x/1');
  await versions.removePruned(registryOf(versionOf('3', 100)));
  expect(await copy.list('mf-x')).toEqual(['2', '3']);
  expect(await versions.fetchFolder('mf-x/1')).toBe(false);
});
