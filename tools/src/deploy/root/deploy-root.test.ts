import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import { startS3Server } from '../../object-store/testing/s3-server';
import { changeRegistry, readRegistry } from '../change-registry';
import { ImmutableFileError, type DeployRoot } from './deploy-root';
import { openDeployRoot } from './open-deploy-root';

/** A deploy root of a test; each call of `open` is another process of it. */
interface Place {
  open: () => DeployRoot;
  remove: () => Promise<void>;
}

async function folderPlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-deploy-'));
  return {
    open: () => openDeployRoot({ folder, bucket: undefined }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function bucketPlace(): Promise<Place> {
  const server = await startS3Server('shop');
  Object.assign(process.env, server.env);
  const bucket = { address: 's3://shop/deploy', secret: 'a secret of 32 characters or more' };
  return { open: () => openDeployRoot({ folder: '', bucket }), remove: () => server.close() };
}

let place: Place;

function withApp(registry: Registry, name: string): Registry {
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: [] } };
}

describe.each([
  ['a folder', folderPlace],
  ['a bucket', bucketPlace],
])('%s', (_, create) => {
  let root: DeployRoot;

  beforeEach(async () => {
    place = await create();
    root = place.open();
  });
  afterEach(() => place.remove());

  test.each(['mf-x/1/browser/a.js', 'mf-x/1/descriptor.json'])(
    'puts the file %s once, and never changes it',
    async (file) => {
      await root.put(file, Buffer.from('one'));
      await root.put(file, Buffer.from('one'));
      const other = root.put(file, Buffer.from('two'));
      await expect(other).rejects.toThrow(ImmutableFileError);
      await expect(other).rejects.toThrow(`${file} is published already, with other content`);
      expect(String(await root.read(file))).toBe('one');
      expect(await root.read(`${file}.map`)).toBeUndefined();
    },
  );

  test('lists what is in a folder, and removes it', async () => {
    const files = ['browser/a.js', 'browser/b.js', 'maps/browser/a.js.map', 'descriptor.json'];
    for (const file of files) await root.put(`mf-x/1/${file}`, Buffer.from(file));
    await root.put('mf-x/10/descriptor.json', Buffer.from('another version'));
    expect(await root.list('mf-x')).toEqual(['1', '10']);
    expect(await root.list('mf-x/1')).toEqual(['browser', 'descriptor.json', 'maps']);
    expect(await root.list('mf-x/1/browser')).toEqual(['a.js', 'b.js']);
    await root.remove('mf-x/1');
    expect(await root.list('mf-x')).toEqual(['10']);
    expect(await root.list('mf-x/1')).toEqual([]);
    await root.remove('mf-x/1');
  });

  test('says when a folder got its latest file', async () => {
    expect(await root.changedAt('mf-x/1')).toBeUndefined();
    await root.put('mf-x/1/descriptor.json', Buffer.from('{}'));
    const changed = (await root.changedAt('mf-x/1'))?.getTime() ?? 0;
    expect(Math.abs(changed - Date.now())).toBeLessThan(10_000);
  });

  test('replaces a file that belongs to no version', async () => {
    await root.replace('recent.json', Buffer.from('one'));
    await root.replace('recent.json', Buffer.from('two'));
    expect(String(await root.read('recent.json'))).toBe('two');
  });

  test('keeps the changes of all who deploy at the same time', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `mf-${index}`);
    await Promise.all(
      names.map((name) => changeRegistry(place.open(), (registry) => withApp(registry, name))),
    );
    const { microFrontends } = await readRegistry(root);
    expect(Object.keys(microFrontends).sort()).toEqual(names.sort());
  });

  test('refuses to replace a registry that has changed meanwhile', async () => {
    expect(await root.readRegistry()).toBeUndefined();
    expect(await root.readRevision()).toBeUndefined();
    expect(await root.swapRegistry(undefined, '{"a":1}')).toBe(true);
    expect(await root.swapRegistry(undefined, '{"b":1}')).toBe(false);
    const found = await root.readRegistry();
    expect(await root.readRevision()).toBe(found?.revision);
    expect(await root.swapRegistry(found?.revision, '{"c":1}')).toBe(true);
    expect(await root.swapRegistry(found?.revision, '{"d":1}')).toBe(false);
    expect((await root.readRegistry())?.text).toBe('{"c":1}');
    expect(await root.readRevision()).not.toBe(found?.revision);
  });

  test('leaves the registry as it was when a change fails', async () => {
    await changeRegistry(root, (registry) => withApp(registry, 'mf-x'));
    const before = await root.readRegistry();
    const refused = changeRegistry(root, () => {
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await root.readRegistry()).toEqual(before);
  });

  test('gives all who ask at the same time, and later, the same secret, and another one by another name', async () => {
    const asking = Array.from({ length: 10 }, () => place.open().readOrCreateSecret('a-key'));
    const secrets = new Set((await Promise.all(asking)).map((secret) => secret.toString('hex')));
    expect(secrets.size).toBe(1);
    const known = await root.readSecret('a-key');
    expect(known).toHaveLength(32);
    expect(secrets).toContain(known?.toString('hex'));
    expect(await root.readOrCreateSecret('another-key')).not.toEqual(known);
  });
});
