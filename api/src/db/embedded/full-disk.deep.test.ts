import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts/api';
import { lockDataFolder } from './lock-data-folder';

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const dataDir = join(folder, 'data');
const password = 'a long password';
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts an API in a separate process, whose disk is full once it gets SIGUSR2. */
async function start() {
  const program = [
    '--require',
    './api/src/testing/full-disk.cjs',
    'tools/run.mjs',
    'api/src/server.ts',
  ];
  const env = { ...process.env, DATA_DIR: dataDir, API_PORT: '0', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, program, { env });
  started.push(child);
  let log = '';
  const url = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      const address = /api listening on (http:[^"]+)/.exec(log)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(url + API_PREFIX + path, request)).status;
  };
  const register = (email: string) =>
    post(apiPaths.register, { email, password, firstName: 'Meera', lastName: 'Iyer' });
  const signIn = (email: string) => post(apiPaths.authorize, { email, password });
  return { child, register, signIn, log: () => log };
}

test('an embedded database whose disk is full stops with instructions, and restarts with all confirmed data', async () => {
  const api = await start();
  expect(await api.register('before@example.com')).toBe(201);
  const ended = once(api.child, 'exit');
  api.child.kill('SIGUSR2');
  await expect(api.register('meanwhile@example.com')).rejects.toThrow();
  expect(await ended).toEqual([1, null]);
  expect(api.log()).toContain('No space left on device');
  expect(api.log()).toContain('make room');

  const next = await start();
  expect(await next.signIn('before@example.com')).toBe(200);
  expect(await next.signIn('meanwhile@example.com')).toBe(401);
});

test('the error for a folder that can’t be written names the setting to check', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => lockDataFolder(join(file, 'data'))).toThrow(/can't be opened.*DATA_DIR/s);
});
