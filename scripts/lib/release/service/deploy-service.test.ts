import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry, signPreview } from '@storefront/tools/deploy';
import { CATALOGUE_TOKEN, serveDeploys, TOKEN, type ServedDeploys } from './testing/serve-deploys';
import { writeVersion } from './testing/write-version';

const FORCED = { force: 'tried' };

let folder: string;
let deploys: ServedDeploys;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploys-'));
  deploys = await serveDeploys({ folder: path.join(folder, 'root'), bucket: undefined });
});
afterEach(async () => {
  await deploys.close();
  await rm(folder, { recursive: true });
});

/** Writes a version as builds do; returns its folder. */
function write(app: string, version: string, changes?: object): Promise<string> {
  return writeVersion(path.join(folder, 'built'), { app, version, changes });
}

const service = (token?: string) => deploys.service(token);
const ignore = () => undefined;

test('a rollout of a version that visitors get already changes nothing', async () => {
  const version = await service().publish(await write('mf-lookbook', '1.0.0-aaa'));
  await service().release(version, FORCED, ignore);
  const before = await readRegistry(deploys.root);
  const said: string[] = [];
  await service().release(version, { rollout: true }, (message) => said.push(message));
  expect(said).toEqual([
    'mf-lookbook 1.0.0-aaa is given to visitors already: there is nothing to roll out.',
  ]);
  expect(await readRegistry(deploys.root)).toEqual(before);
});

test('the same version can be published again, and another content under its name can’t', async () => {
  const built = await write('mf-lookbook', '1.0.0-aaa');
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
  const version = await service().publish(await write('mf-lookbook', '1.0.0-aaa'));
  const said: string[] = [];
  await service().release(version, { preview: true }, (message) => said.push(message));
  const key = await deploys.root.readSecret('preview-key');
  const shown = new URL(said.join().split('\n')[0] ?? '').searchParams.get('with') ?? '';
  const until = new Date(Number(shown.split('.').at(-2)) * 1_000);
  expect(key && signPreview(version, until, key)).toBe(shown);
  expect((await readRegistry(deploys.root)).microFrontends).toEqual({});
});

test('nobody without a token reads or changes anything', async () => {
  await expect(service('unknown-token-01234').readRegistry()).rejects.toThrow(
    'No team has this token',
  );
  const built = await write('mf-lookbook', '1.0.0-aaa');
  await expect(service('').publish(built)).rejects.toThrow('No team has this token');
  expect(await deploys.root.list('mf-lookbook')).toEqual([]);
});

test('a team changes no other team’s app', async () => {
  const built = await write('mf-catalog', '1.0.0-aaa');
  const refusal = 'lookbook may not release mf-catalog.';
  await expect(service().publish(built)).rejects.toThrow(refusal);
  const version = await service(CATALOGUE_TOKEN).publish(built);
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
  const built = await write('mf-lookbook', '1.0.0-aaa', changes);
  await expect(service().publish(built)).rejects.toThrow(message);
  expect(await deploys.root.read('mf-lookbook/1.0.0-aaa/descriptor.json')).toBeUndefined();
});

test.each(['../../preview-key', 'browser/%2e%2e/x', 'browser/a/b.js', 'proof/1/report.html'])(
  'no file is written or read at %s',
  async (file) => {
    const address = `${deploys.url}deploys/files/mf-lookbook/1.0.0-aaa/${file}`;
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
  await deploys.close();
  await expect(service().readRegistry()).rejects.toThrow(/Nothing responds at .*DEPLOY_URL/);
});
