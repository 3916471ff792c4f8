import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDeployService } from '@storefront/remote-kit/deploy';
import {
  createFolderDeployRoot,
  hashOfToken,
  readRegistry,
  signPreview,
} from '@storefront/tools/deploy';
import { integrityOf } from '@storefront/tools/integrity';
import fastify, { type FastifyInstance } from 'fastify';
import { deployRoutes } from './deploy.routes';

const TOKEN = 'lookbook-token-01234';
const OWNERS = {
  teams: [
    { name: 'lookbook', tokenHash: hashOfToken(TOKEN), apps: ['mf-lookbook'] },
    { name: 'catalogue', tokenHash: hashOfToken('catalogue-token-0123'), apps: ['mf-catalog'] },
  ],
};
const FORCED = { force: 'tried' };

let folder: string;
let server: FastifyInstance;
let url: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploys-'));
  server = fastify();
  await server.register(deployRoutes, {
    place: { folder: path.join(folder, 'root'), bucket: undefined },
    owners: OWNERS,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const root = () => createFolderDeployRoot(path.join(folder, 'root'));

/** Writes a version as builds do; returns its folder. */
async function writeVersion(app: string, version: string, changes: object = {}): Promise<string> {
  const built = path.join(folder, 'built', app, version);
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

const service = (token = TOKEN) => createDeployService({ url, token });
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

test('a rollout of a version that visitors get already changes nothing', async () => {
  const version = await service().publish(await writeVersion('mf-lookbook', '1.0.0-aaa'));
  await service().release(version, FORCED, ignore);
  const before = await readRegistry(root());
  const said: string[] = [];
  await service().release(version, { rollout: true }, (message) => said.push(message));
  expect(said).toEqual(['mf-lookbook 1.0.0-aaa is given to visitors already.']);
  expect(await readRegistry(root())).toEqual(before);
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
    path.join(folder, 'root/mf-lookbook/1.0.0-aaa/browser/remoteEntry.js'),
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

test('a team saves the report of its version’s proof, and no other team reads it', async () => {
  const version = { app: 'mf-lookbook', version: '1.0.0-aaa' };
  const files = {
    'report.html': 'the page',
    '1-390-live.jpg': 'a picture',
    'request.json': 'of no use to the team',
  };
  for (const [file, text] of Object.entries(files)) {
    await root().put(`mf-lookbook/1.0.0-aaa/proof/20260301/${file}`, Buffer.from(text));
  }
  const target = path.join(folder, 'team/proof');
  const page = await service().saveReport(version, '20260301', target);
  expect(await readFile(page, 'utf8')).toBe('the page');
  expect(await readFile(path.join(target, '1-390-live.jpg'), 'utf8')).toBe('a picture');
  expect((await readdir(target)).sort()).toEqual(['1-390-live.jpg', 'report.html']);

  await expect(service().saveReport(version, '20260302', target)).rejects.toThrow(
    'mf-lookbook 1.0.0-aaa has no report 20260302.',
  );
  await expect(
    service('catalogue-token-0123').saveReport(version, '20260301', target),
  ).rejects.toThrow('catalogue may not release mf-lookbook.');
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
    const address = `${url}deploys/files/mf-lookbook/1.0.0-aaa/${file}`;
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
  await server.close();
  await expect(service().readRegistry()).rejects.toThrow(/Nothing responds at .*DEPLOY_URL/);
});
