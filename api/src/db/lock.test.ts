import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderLockedError, lockDataFolder } from './lock';

let folder: string;
let file: string;
let other: ChildProcess;
beforeAll(() => {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
});
afterAll(() => other.kill());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'api.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('holds the folder with this process’ pid, and lets go of it', () => {
  const lock = lockDataFolder(folder);
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(String(process.pid));
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('is not given twice', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
  lock.release();
  lockDataFolder(folder).release();
});

test('is never taken from a live process, whose pid it names', () => {
  const held = `${other.pid}\n\n`;
  writeFileSync(file, held);
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${other.pid}`);
  expect(readFileSync(file, 'utf8')).toBe(held);
});

test('replaces the one of a dead process', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  writeFileSync(file, `${dead.pid}\n\n`);
  lockDataFolder(folder).release();
});

test('replaces one whose pid another process has been given since', () => {
  // Only where the system tells when a process was started.
  if (!existsSync('/proc/self/stat')) return;
  writeFileSync(file, `${other.pid}\n1\n`);
  lockDataFolder(folder).release();
});

test('replaces one that can’t be read', () => {
  writeFileSync(file, 'nonsense');
  lockDataFolder(folder).release();
});

test('makes a folder that isn’t there', () => {
  lockDataFolder(join(folder, 'a', 'b')).release();
});
