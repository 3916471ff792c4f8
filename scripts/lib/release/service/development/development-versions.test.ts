import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeRegistry, release, verifyPreview } from '@storefront/tools/deploy';
import { integrityOf } from '@storefront/tools/integrity';
import { remoteVersion } from '../../../../../shell/src/remotes/testing/remote-version';
import { CATALOGUE_TOKEN, serveDeploys, TOKEN, type ServedDeploys } from '../testing/serve-deploys';

const APP = 'mf-lookbook';
const VERSION = 'development-0123456789ab';
const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let served: ServedDeploys;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploys-'));
  served = await serveDeploys({ folder, bucket: undefined });
  const shell = remoteVersion({ version: '1', traffic: 100 });
  const change = { at: new Date(), why: 'deployed' };
  await changeRegistry(served.root, (registry) => release(registry, 'shell', shell, 100, change));
});
afterEach(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

/** Calls the service as a team. */
function call(method: string, route: string, body: Buffer | object, token = TOKEN) {
  const isFile = Buffer.isBuffer(body);
  return fetch(`${served.url}deploys/${route}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
    },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
}

/** Uploads a server build from source; returns the response to its descriptor. */
async function upload(version = VERSION, changes: { pattern?: string; metadata?: object } = {}) {
  const code = Buffer.from(`module.exports = '${version}'`);
  const place = `files/${APP}/${version}`;
  await call('PUT', `${place}/server/remoteEntry.js`, code);
  const { pattern = '/lookbook', metadata = { version } } = changes;
  const descriptor = {
    url: `/apps/${APP}/${version}/browser/remoteEntry.js`,
    metadata,
    deployment: { traffic: 100, default: true },
    extras: {
      routes: [{ id: 'home', path: pattern, access: 'public', layout: 'main' }],
      hostContract: '1.0.0',
      serverUrl: `${APP}/${version}/server/remoteEntry.js`,
      serverIntegrity: integrityOf(code),
    },
  };
  return call('PUT', `${place}/descriptor.json`, Buffer.from(JSON.stringify(descriptor)));
}

const preview = (token?: string) => call('POST', 'previews', { app: APP, version: VERSION }, token);

async function refusalOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: string }).error;
}

test('a server build from source gets a preview for a day', async () => {
  expect((await upload()).status).toBe(204);
  const { address } = (await (await preview()).json()) as { address: string };
  const key = await served.root.readOrCreateSecret('preview-key');
  const shown = verifyPreview(new URL(address).searchParams.get('with') ?? '', key);
  expect(shown).toMatchObject({ app: APP, version: VERSION });
  expect(((shown?.until.getTime() ?? 0) - Date.now()) / DAY).toBeCloseTo(1);
});

test('it can’t be released, not even by force', async () => {
  await upload();
  const service = served.service();
  const version = { app: APP, version: VERSION };
  const said: string[] = [];
  for (const options of [{}, { force: 'tried' }, { force: 'tried', traffic: 10 }]) {
    await expect(service.release(version, options, (text) => said.push(text))).rejects.toThrow();
    expect(said.pop()).toContain('is a version for development, which only previews show');
  }
  expect((await service.readRegistry()).microFrontends[APP]).toBeUndefined();
});

test('it has no scripts for browsers', async () => {
  const metadata = { version: VERSION, integrity: { 'remoteEntry.js': 'sha256-x' } };
  const response = await upload(VERSION, { metadata });
  expect(await refusalOf(response)).toContain('names scripts for browsers');
});

test('a preview that claims another team’s path is refused, and names that team', async () => {
  await upload(VERSION, { pattern: '/products/:id' });
  const response = await preview();
  expect(response.status).toBe(409);
  expect(await refusalOf(response)).toContain('which belongs to the team catalogue');
});

test('another team gets no preview of it, and none that isn’t uploaded is signed', async () => {
  expect(await refusalOf(await preview())).toContain('isn’t published');
  await upload();
  expect((await preview(CATALOGUE_TOKEN)).status).toBe(403);
});

test('the ten newest stay, and releases are not counted', async () => {
  await served.root.put(`${APP}/1.0.0-aaa/server/remoteEntry.js`, Buffer.from('released'));
  for (let number = 0; number < 12; number += 1) await upload(`development-${number}`);
  const kept = await served.root.list(APP);
  expect(kept).toHaveLength(11);
  expect(kept).toContain('1.0.0-aaa');
  expect(kept).toContain('development-11');
  expect(kept).not.toContain('development-0');
});

test('the shell for development is refused while the service has other sources than the live one', async () => {
  const response = await fetch(`${served.url}deploys/development-shell`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(response.status).toBe(404);
  expect(await refusalOf(response)).toContain('isn’t built from the sources of the deploy service');
});
