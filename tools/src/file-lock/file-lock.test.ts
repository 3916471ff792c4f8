import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { acquireLock, LockedError } from './file-lock';
import { withLock } from './with-lock';

let folder: string;
let file: string;
let other: ChildProcess;

beforeAll(() => {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
});
afterAll(() => other.kill());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-lock-'));
  file = path.join(folder, 'a', 'shop.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Leaves a lock file as a process with that pid would. */
function writeLock(pid: number | undefined, { host = hostname(), started = '' } = {}): string {
  const text = [pid, host, started, 'left', ''].join('\n');
  acquireLock(file).release();
  writeFileSync(file, text);
  return text;
}

function filesInFolder(): string[] {
  return readdirSync(path.dirname(file));
}

test('names the process that holds it, and is removed when it is released', () => {
  const lock = acquireLock(file);
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(String(process.pid));
  lock.release();
  lock.release();
  expect(filesInFolder()).toEqual([]);
});

test('has one holder at a time, even within a process', () => {
  const lock = acquireLock(file);
  expect(() => acquireLock(file)).toThrow(LockedError);
  lock.release();
  acquireLock(file).release();
});

test('is never taken from a running process, which the error names', () => {
  const held = writeLock(other.pid);
  expect(() => acquireLock(file)).toThrow(`is locked by process ${other.pid} on ${hostname()}`);
  expect(readFileSync(file, 'utf8')).toBe(held);
});

test('is taken over from a process that has ended', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  writeLock(dead.pid);
  const lock = acquireLock(file);
  expect(filesInFolder()).toEqual([path.basename(file)]);
  lock.release();
});

test('is taken over if another process has got the same pid since', () => {
  // Only possible if the system tells when a process was started.
  if (!existsSync('/proc/self/stat')) return;
  writeLock(other.pid, { started: '1' });
  acquireLock(file).release();
});

test('is taken over if its file can’t be parsed', () => {
  writeLock(undefined);
  writeFileSync(file, 'nonsense');
  acquireLock(file).release();
});

test('is taken over from another machine once it is no longer renewed', () => {
  writeLock(process.pid, { host: 'another-machine' });
  expect(() => acquireLock(file)).toThrow('on another-machine');
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(file, minuteAgo, minuteAgo);
  acquireLock(file).release();
});

test('a release leaves the lock of a later holder alone', () => {
  const lock = acquireLock(file);
  rmSync(file);
  const later = acquireLock(file);
  lock.release();
  expect(() => acquireLock(file)).toThrow(LockedError);
  later.release();
});

test('waiting callers get it one after the other', async () => {
  let inside = 0;
  const most: number[] = [];
  const work = async () => {
    inside += 1;
    most.push(inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(file, work)));
  expect(most).toEqual(Array.from({ length: 8 }, () => 1));
});

test('work that fails releases it', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(filesInFolder()).toEqual([]);
});
