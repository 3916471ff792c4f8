import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDeployService } from '@storefront/remote-kit/deploy';
import { hashOfToken, readRegistry, signPreview } from '@storefront/tools/deploy';
import { integrityOf } from '@storefront/tools/integrity';
import { serveDeploys, type ServedDeploys } from './testing/served-deploys';

const TOKEN = 'lookbook-token-01234';
const OWNERS = {
  teams: [
    { name: 'lookbook', tokenHash: hashOfToken(TOKEN), apps: ['mf-lookbook'] },
    { name: 'catalogue', tokenHash: hashOfToken('catalogue-token-0123'), apps: ['mf-catalog'] },
  ],
};
const FORCED = { force: 'tried' };

let served: ServedDeploys;
beforeEach(async () => {
  served = await serveDeploys(OWNERS);
});
afterEach(() => served.remove());

const root = () => served.root;

/** Writes a version as builds do; returns its folder. */
async function writeVersion(app: string, version: string, changes: object = {}): Promise<string> {
  const built = path.join(served.folder, 'built', app, version);
  const [entry, server, map] = [`window.x = 1`, 'module.exports = {}', '{"version":3}'];
  for (const [file, text] of [
    ['browser/remoteEntry.js', entry],
    ['browser/remoteEntry.js.br', 'compressed'],
    ['server/remoteEntry.js', server],
    ['maps/browser/remoteEntry.js.map', map],
    ['notes.txt', 'not a part of it'],
  ] as const) {
    await mkdir(path.dirname(path.join(built, file)), { recursive: true });
    await writeFile(path.join(built, file), text);
  }
  const descriptor = {
    url: `/apps/${app}/${version}/browser/remoteEntry.js`,
    metadata: { version, integrity: { 'remoteEntry.js': integrityOf(entry) } },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: [],
      hostContract: '1.0.0',
      serverUrl: `${app}/${version}/server/remoteEntry.js`,
      serverIntegrity: integrityOf(server),
    },
    ...changes,
  };
  await writeFile(path.join(built, 'descriptor.json'), JSON.stringify(descriptor));
  return built;
}

const service = (token = TOKEN) => createDeployService({ url: served.url, token });
const ignore = () => undefined;

test('a team publishes a version, releases it, follows it with a canary, promotes and rolls back', async () => {
  const first = await service().publish(await writeVersion('mf-lookbook', '1.0.0-aaa'));
  expect(first).toEqual({ app: 'mf-lookbook', version: '1.0.0-aaa' });
  expect(await root().list('mf-lookbook/1.0.0-aaa')).toEqual([
    'browser',
    'descriptor.json',
    'maps',
    'server',
  ]);
  await service().release(first, { ...FORCED, by: 'Asha', commit: 'abc' }, ignore);
  const [live] = (await service().readRegistry()).microFrontends['mf-lookbook'] ?? [];
  expect(live?.extras.release).toMatchObject({ by: 'Asha (lookbook)', commit: 'abc' });

  const second = await service().publish(await writeVersion('mf-lookbook', '1.0.0-bbb'));
  const said: string[] = [];
  await service().release(second, { ...FORCED, traffic: 10 }, (message) => said.push(message));
  expect(said.join('\n')).toMatch(/1\.0\.0-bbb\s+canary\s+10 %/);
  expect(await service().promote('mf-lookbook')).toMatch(/1\.0\.0-bbb\s+live/);
  expect(await service().rollback('mf-lookbook', 'Asha')).toMatch(/1\.0\.0-aaa\s+live/);
});

test('the same version can be published again, and another content under its name can’t', async () => {
  const built = await writeVersion('mf-lookbook', '1.0.0-aaa');
  await service().publish(built);
  await service().publish(built);
  await writeFile(path.join(built, 'browser/remoteEntry.js'), 'window.x = 2');
  await expect(service().publish(built)).rejects.toThrow(
    'mf-lookbook/1.0.0-aaa/browser/remoteEntry.js is published already, with other content',
  );
  const kept = await readFile(
    path.join(served.folder, 'root/mf-lookbook/1.0.0-aaa/browser/remoteEntry.js'),
    'utf8',
  );
  expect(kept).toBe('window.x = 1');
});

test('an address that shows a published version to those who have it is signed', async () => {
  const version = await service().publish(await writeVersion('mf-lookbook', '1.0.0-aaa'));
  const said: string[] = [];
  await service().release(version, { preview: true }, (message) => said.push(message));
  const key = await root().readSecret('preview-key');
  const shown = new URL(said.join().split('\n')[0] ?? '').searchParams.get('with') ?? '';
  const until = new Date(Number(shown.split('.').at(-2)) * 1_000);
  expect(key && signPreview(version, until, key)).toBe(shown);
  expect((await readRegistry(root())).microFrontends).toEqual({});
});

test('nobody without a token reads or changes anything', async () => {
  await expect(service('unknown-token-01234').readRegistry()).rejects.toThrow(
    'No team has this token',
  );
  const built = await writeVersion('mf-lookbook', '1.0.0-aaa');
  await expect(service('').publish(built)).rejects.toThrow('No team has this token');
  expect(await root().list('mf-lookbook')).toEqual([]);
});

test('a team changes no other team’s app', async () => {
  const built = await writeVersion('mf-catalog', '1.0.0-aaa');
  const refusal = 'lookbook may not release mf-catalog.';
  await expect(service().publish(built)).rejects.toThrow(refusal);
  const version = await service('catalogue-token-0123').publish(built);
  await expect(service().release(version, FORCED, ignore)).rejects.toThrow(refusal);
  await expect(service().promote('mf-catalog')).rejects.toThrow(refusal);
  await expect(service().rollback('mf-catalog')).rejects.toThrow(refusal);
});

test.each([
  [
    'names another version',
    { metadata: { version: '2.0.0-aaa', integrity: {} } },
    'of another version',
  ],
  [
    'names a file that wasn’t uploaded',
    {
      metadata: {
        version: '1.0.0-aaa',
        integrity: { 'chunk.js': 'sha256-x', 'remoteEntry.js': 'sha256-x' },
      },
    },
    'browser/chunk.js is missing',
  ],
  [
    'names another content of a file',
    { metadata: { version: '1.0.0-aaa', integrity: { 'remoteEntry.js': 'sha256-x' } } },
    'browser/remoteEntry.js has another content',
  ],
  ['names no hashes', { metadata: { version: '1.0.0-aaa' } }, 'no hash of remoteEntry.js'],
  ['is invalid', { deployment: undefined }, 'deployment'],
])('a version isn’t published while its descriptor %s', async (_, changes, message) => {
  const built = await writeVersion('mf-lookbook', '1.0.0-aaa', changes);
  await expect(service().publish(built)).rejects.toThrow(message);
  expect(await root().read('mf-lookbook/1.0.0-aaa/descriptor.json')).toBeUndefined();
});

test.each(['../../preview-key', 'browser/%2e%2e/x', 'browser/a/b.js', 'proof/1/report.html'])(
  'no file is written or read at %s',
  async (file) => {
    const address = `${served.url}deploys/files/mf-lookbook/1.0.0-aaa/${file}`;
    const headers = { authorization: `Bearer ${TOKEN}` };
    const put = await fetch(address, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: 'x',
    });
    expect([400, 404]).toContain(put.status);
    expect((await fetch(address, { headers })).status).toBe(404);
  },
);

test('a release of what isn’t published, and a change without an earlier version, are refused with the reason', async () => {
  const missing = { app: 'mf-lookbook', version: '1.0.0-zzz' };
  await expect(service().release(missing, FORCED, ignore)).rejects.toThrow('isn’t published');
  await expect(service().rollback('mf-lookbook')).rejects.toThrow(/mf-lookbook/);
});

test('says what to set where no deploy service is', async () => {
  await served.close();
  await expect(service().readRegistry()).rejects.toThrow(/Nothing responds at .*DEPLOY_URL/);
});
