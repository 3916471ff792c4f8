import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import { openDeployRoot, type DeployRoot } from '@storefront/tools/deploy';
import { startS3Server, type S3Server } from '@storefront/tools/object-store/testing';
import { remoteVersion } from '../../remotes/testing/remote-version';
import { startDeployCopy, type DeployCopy } from './deploy-copy';

const INTERVAL = 20;

let server: S3Server;
let root: DeployRoot;
let folder: string;
let copies: DeployCopy[];
const log = { warn: jest.fn() };

beforeEach(async () => {
  log.warn.mockReset();
  server = await startS3Server('shop');
  Object.assign(process.env, server.env);
  const bucket = { address: 's3://shop/deploy', secret: 'a secret of 32 characters or more' };
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-copy-'));
  root = openDeployRoot({ folder, bucket });
  copies = [];
});

afterEach(async () => {
  for (const copy of copies) copy.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function startCopy(from = root): Promise<DeployCopy> {
  const copy = await startDeployCopy({ root: from, folder, log, interval: INTERVAL });
  copies.push(copy);
  return copy;
}

async function publish(version: string): Promise<void> {
  for (const file of ['browser/a.js', 'server/remoteEntry.js', 'descriptor.json'])
    await root.put(`mf-x/${version}/${file}`, Buffer.from(file));
}

/** Lists a version as live, after those that were. */
async function release(version: string): Promise<void> {
  const found = await root.readRegistry();
  const before = found ? (JSON.parse(found.text) as Registry).microFrontends['mf-x'] : undefined;
  const live = {
    ...remoteVersion({ version }),
    deployment: { traffic: 100, default: true },
  };
  live.extras.serverUrl = `mf-x/${version}/server/remoteEntry.js`;
  const earlier = (before ?? []).map((one) => ({
    ...one,
    deployment: { traffic: 0, default: false },
  }));
  const text = JSON.stringify({ schema: '', microFrontends: { 'mf-x': [live, ...earlier] } });
  expect(await root.swapRegistry(found?.revision, text)).toBe(true);
}

async function publishAndRelease(version: string): Promise<void> {
  await publish(version);
  await release(version);
}

async function liveInCopy(): Promise<string | undefined> {
  const text = await readFile(path.join(folder, 'registry.json'), 'utf8').catch(() => undefined);
  const registry = text === undefined ? undefined : (JSON.parse(text) as Registry);
  return registry?.microFrontends['mf-x']?.[0]?.metadata.version;
}

/** Waits until something is so; the test’s time limit ends it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}

const isAway = async (copy: DeployCopy) =>
  copy.check().then(
    () => false,
    () => true,
  );

test('the registry and the versions that it serves are there at the start, and new ones soon', async () => {
  await publishAndRelease('1');
  const copy = await startCopy();
  expect(await liveInCopy()).toBe('1');
  await publishAndRelease('2');
  await until(async () => (await liveInCopy()) === '2');
  expect(await readdir(path.join(folder, 'mf-x/2'))).toEqual([
    'browser',
    'descriptor.json',
    'server',
  ]);
  await expect(copy.check()).resolves.toBeUndefined();
  expect(log.warn).not.toHaveBeenCalled();
});

test('a registry is copied only once all files of its versions are', async () => {
  await publishAndRelease('1');
  let isHeld = true;
  const requested: string[] = [];
  const slow = {
    ...root,
    async read(file: string) {
      requested.push(file);
      if (file === 'mf-x/2/server/remoteEntry.js') await until(() => !isHeld);
      return root.read(file);
    },
  };
  await startCopy(slow);
  await publishAndRelease('2');
  await until(() => requested.includes('mf-x/2/server/remoteEntry.js'));
  expect(await liveInCopy()).toBe('1');
  isHeld = false;
  await until(async () => (await liveInCopy()) === '2');
  expect(await readFile(path.join(folder, 'mf-x/2/server/remoteEntry.js'), 'utf8')).toBe(
    'server/remoteEntry.js',
  );
});

test('while the bucket is away, the copy stays and one line is logged; later it goes on', async () => {
  await publishAndRelease('1');
  const copy = await startCopy();
  server.isDown = true;
  await until(() => isAway(copy));
  const [[, text] = []] = log.warn.mock.calls as [unknown, string][];
  expect(text).toBe(`The deploy root can't be used; the copy in ${folder} stays as it is.`);
  expect(await liveInCopy()).toBe('1');
  await expect(copy.fetchFolder('mf-x/1')).resolves.toBeUndefined();
  await expect(copy.fetchFolder('mf-x/2')).rejects.toThrow();
  server.isDown = false;
  await until(async () => !(await isAway(copy)));
  await publishAndRelease('2');
  await until(async () => (await liveInCopy()) === '2');
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test('a page server that starts while the bucket is away has what it had', async () => {
  await publishAndRelease('1');
  (await startCopy()).close();
  server.isDown = true;
  const copy = await startCopy();
  expect(await liveInCopy()).toBe('1');
  await expect(copy.fetchFolder('mf-x/1')).resolves.toBeUndefined();
  await expect(copy.check()).rejects.toThrow();
});

test('a registry that can’t be used, or is gone, isn’t copied', async () => {
  await publishAndRelease('1');
  const copy = await startCopy();
  const found = await root.readRegistry();
  await root.swapRegistry(found?.revision, '{"microFrontends": 7}');
  await until(() => isAway(copy));
  server.objects.delete('deploy/private/registry.json');
  await until(async () =>
    copy.check().then(
      () => false,
      (error: unknown) => String(error).includes('There is no registry'),
    ),
  );
  expect(await liveInCopy()).toBe('1');
});

test('a registry whose versions are incomplete isn’t copied', async () => {
  await publishAndRelease('1');
  const copy = await startCopy();
  await release('2');
  await until(() => isAway(copy));
  expect(await liveInCopy()).toBe('1');
  await publish('2');
  await until(async () => (await liveInCopy()) === '2');
});

test('a version that isn’t served is fetched when it is asked for', async () => {
  await publishAndRelease('1');
  const copy = await startCopy();
  await copy.fetchFolder('mf-x/preview');
  expect(await readdir(path.join(folder, 'mf-x'))).toEqual(['1']);
  await publish('2');
  await copy.fetchFolder('mf-x/2');
  expect(await readdir(path.join(folder, 'mf-x'))).toEqual(['1', '2']);
});

test('what an interrupted download has left is neither used nor in the way', async () => {
  await publishAndRelease('1');
  (await startCopy()).close();
  await rm(path.join(folder, 'mf-x/1/descriptor.json'));
  await rm(path.join(folder, 'mf-x/1/server'), { recursive: true });
  await writeFile(path.join(folder, '.incoming/half'), 'serv');
  await startCopy();
  expect(await readFile(path.join(folder, 'mf-x/1/server/remoteEntry.js'), 'utf8')).toBe(
    'server/remoteEntry.js',
  );
});
