import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '../error-code';

/** How often a holder renews the modification time of its lock file, in milliseconds. */
export const HEARTBEAT_INTERVAL = 2_000;

/** A lock of another machine that wasn't renewed for this long is stale, in milliseconds. */
const STALE_AFTER = 10_000;

/** The process that holds a lock, as its lock file says. */
export interface LockHolder {
  pid: number;
  host: string;
  /** When the process was started, if the system tells: a pid is reused after its process has ended. */
  started: string;
  /** The lock file's text, which differs for each acquisition. */
  text: string;
  /** When the lock was last renewed, in milliseconds since 1970. */
  renewed: number;
}

/** The text of a lock file that this process holds. */
export function ownLockText(): string {
  return [process.pid, hostname(), startTimeOf(process.pid), randomUUID(), ''].join('\n');
}

/** Reads a lock file; undefined if there is none. */
export function readHolder(file: string): LockHolder | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const [pid = '', host = '', started = ''] = text.split('\n');
    return { pid: Number.parseInt(pid, 10), host, started, text, renewed: statSync(file).mtimeMs };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** True if the holder's process has ended, as far as this machine can tell. */
export function hasHolderEnded({ pid, host, started, renewed }: LockHolder): boolean {
  if (host !== '' && host !== hostname()) return Date.now() - renewed > STALE_AFTER;
  if (!(pid > 0) || !isRunning(pid)) return true;
  const now = startTimeOf(pid);
  return started !== '' && now !== '' && started !== now;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** When a process was started, in clock ticks since the machine's start; '' if that can't be read. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain anything; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
