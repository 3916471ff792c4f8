import '../testing/load-natively';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts/api';
import { LockedError } from '@storefront/tools/file-lock';
import { startApi, type RunningApi } from '../start';
import { backUp } from './back-up';
import { restore } from './restore';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const dataDir = join(folder, 'data');
const file = join(folder, 'shop.backup');
const password = 'a long password';

const settings = (dataDir: string) => ({ dataDir, databaseUrl: undefined });

function start(dataDir: string): Promise<RunningApi> {
  const demo = { DEMO: 'true', API_PORT: '0', API_HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  return startApi({ ...demo, DATA_DIR: dataDir });
}

async function post({ url }: RunningApi, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(url + API_PREFIX + path, request)).status;
}

const register = (api: RunningApi, email: string) =>
  post(api, apiPaths.register, { email, password, firstName: 'Meera', lastName: 'Iyer' });

const signIn = (api: RunningApi, email: string) =>
  post(api, apiPaths.authorize, { email, password });

/** How many products a search finds. */
async function found({ url }: RunningApi, q: string): Promise<unknown> {
  const response = await fetch(`${url}${API_PREFIX}${apiPaths.products}?q=${q}`);
  return ((await response.json()) as { count: unknown }).count;
}

let api: RunningApi;
beforeAll(async () => {
  api = await start(dataDir);
  expect(await register(api, 'before@example.com')).toBe(201);
  await backUp(settings(dataDir), file);
  expect(await register(api, 'after@example.com')).toBe(201);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

test('a backup of a running API is the shop as it was, in another folder', async () => {
  const elsewhere = join(folder, 'elsewhere');
  await restore(settings(elsewhere), file);
  const restored = await start(elsewhere);
  expect(await signIn(restored, 'before@example.com')).toBe(200);
  expect(await signIn(restored, 'after@example.com')).toBe(401);
  expect(await found(restored, 'cardigan')).toBe(await found(api, 'cardigan'));
  await restored.close();

  const copy = join(folder, 'copy.backup');
  await backUp(settings(elsewhere), copy);
  expect(existsSync(copy)).toBe(true);
  await expect(restore(settings(elsewhere), file)).rejects.toThrow(
    `There is a database in ${elsewhere} already`,
  );
});

test('a backup is not written over another file, and leaves nothing unfinished', async () => {
  await expect(backUp(settings(dataDir), file)).rejects.toThrow(`${file} exists already`);
  await expect(backUp(settings(dataDir), join(folder, 'no/such/folder'))).rejects.toThrow();
  const twice = join(folder, 'twice.backup');
  const outcomes = await Promise.allSettled([1, 2].map(() => backUp(settings(dataDir), twice)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('nothing is restored while an API runs on the folder', async () => {
  await expect(restore(settings(dataDir), file)).rejects.toThrow(LockedError);
  expect(await signIn(api, 'after@example.com')).toBe(200);
});

test('a file that is no backup, or one of PostgreSQL, is refused', async () => {
  const other = join(folder, 'other');
  const text = join(folder, 'text');
  writeFileSync(text, 'no backup');
  await expect(restore(settings(other), text)).rejects.toThrow('is not a backup');
  await expect(restore(settings(other), join(folder, 'none'))).rejects.toThrow('There is no file');
  writeFileSync(text, 'PGDMP and more');
  await expect(restore(settings(other), text)).rejects.toThrow(
    'was made from the PostgreSQL database',
  );
  expect(existsSync(other)).toBe(false);
});
