import './testing/load-natively';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts/api';
import { PGlite } from '@electric-sql/pglite';
import { readConfig } from './settings/config';
import { LockedError } from '@storefront/tools/file-lock';
import { emptyDatabase } from './db/empty-database';
import { DataFolderVersionError, PGLITE_MAJOR } from './db/embedded/data-folder-version';
import { sendCommand } from './operator/socket/send-command';
import { PortTakenError } from './port-taken-error';
import { type RunningApi, startApi } from './start';

const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
const env = {
  DEMO: 'true',
  DATA_DIR: dataDir,
  API_PORT: '0',
  API_HOST: '127.0.0.1',
  API_METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
};

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a running API', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi(env);
  });
  afterAll(() => api.close());

  test('serves the demo store', async () => {
    const response = await fetch(`${api.url}${API_PREFIX}${apiPaths.storeInfo}`);
    expect(await response.text()).toContain('"storeName":"Aurelle"');
  });

  test('serves its metrics on a separate port, and not on the public one', async () => {
    await fetch(`${api.url}${API_PREFIX}${apiPaths.health}`);
    const metrics = await (await fetch(api.metricsUrl ?? '')).text();
    expect(metrics).toContain('route="/api/v1/health",status="2xx"');
    expect(metrics).toContain('storefront_refunds_due_rupees 0');
    expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  });

  test('a second API on the same folder is refused, and the first keeps running', async () => {
    await expect(startApi(env)).rejects.toThrow(LockedError);
    await expect(startApi(env)).rejects.toThrow(`locked by process ${process.pid}`);
    expect((await fetch(`${api.url}${API_PREFIX}${apiPaths.health}`)).status).toBe(200);
  });

  test('refuses npm run reset while it runs', async () => {
    await expect(emptyDatabase(readConfig(env))).rejects.toThrow(LockedError);
    expect(existsSync(join(dataDir, 'db', 'PG_VERSION'))).toBe(true);
  });

  test('runs operator commands through the data folder', async () => {
    const send = (command: object) => sendCommand({ dataDir, area: 'orders', command });
    const list = await send({ action: 'find', words: [] });
    expect(list).toEqual({ ok: true, text: 'No orders.' });
    const cancel = await send({ action: 'cancel', orderId: 'X' });
    expect(cancel).toEqual({ ok: false, text: 'Order not found' });
  });
});

test('a port in use is named, and the lock is released', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startApi({ ...env, API_PORT: String(port) })).rejects.toThrow(
    new PortTakenError(port),
  );
  expect(existsSync(join(dataDir, 'api.lock'))).toBe(false);
  taken.close();
});

test('a folder that another version has written is refused and not changed', async () => {
  const stamp = join(dataDir, 'stamp.json');
  const before = readFileSync(stamp, 'utf8');
  writeFileSync(stamp, '{"format":1,"postgresMajor":17}');
  await expect(startApi(env)).rejects.toThrow(DataFolderVersionError);
  await expect(startApi(env)).rejects.toThrow('PostgreSQL 17');
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['db', 'stamp.json']));
  writeFileSync(stamp, before);
});

test('after an interrupted first start, the API starts with a new database', async () => {
  const folder = mkdtempSync(join(dataDir, 'cut-off-'));
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'db', 'PG_VERSION'), '');
  writeFileSync(join(folder, 'db.unfinished'), '');
  const api = await startApi({ ...env, DATA_DIR: folder });
  await api.close();
  expect(readdirSync(folder).sort()).toEqual(['db', 'payment-secret', 'stamp.json']);
});

test('PGLITE_MAJOR is the major version of PGlite', async () => {
  const client = await PGlite.create(join(dataDir, 'db'));
  const { rows } = await client.query('show server_version');
  await client.close();
  expect(JSON.stringify(rows)).toMatch(new RegExp(`"${PGLITE_MAJOR}\\.`));
});

test('the process prints its address, and ends cleanly on SIGTERM', async () => {
  const child = spawn(process.execPath, ['tools/run.mjs', join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(child.stdout);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  await once(child, 'exit');
  const lines = (await output).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 30,
      msg: expect.stringMatching(/^api listening on http:\/\/127\.0\.0\.1:\d+$/) as string,
    }),
  ]);
  expect(child.exitCode).toBe(0);
  expect(existsSync(join(dataDir, 'api.lock'))).toBe(false);
});
