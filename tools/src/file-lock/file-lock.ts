import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { errorCode } from '../error-code';
import {
  HEARTBEAT_INTERVAL,
  hasHolderEnded,
  ownLockText,
  readHolder,
  type LockHolder,
} from './lock-holder';

/** A lock that this process holds. */
export interface FileLock {
  /** Releases the lock; a second call does nothing. */
  release: () => void;
}

/** A running process holds the lock. */
export class LockedError extends Error {
  override name = 'LockedError';

  constructor(
    readonly file: string,
    /** The process that holds it. */
    readonly pid: number,
    host: string,
  ) {
    super(
      `${file} is locked by process ${pid} on ${host}. Stop that process, or wait until it ends.`,
    );
  }
}

/**
 * Acquires a lock by creating a lock file, and its folder if needed. A lock whose process has ended is taken
 * over; throws `LockedError` at once if a running process holds it.
 */
export function acquireLock(file: string): FileLock {
  mkdirSync(path.dirname(file), { recursive: true });
  const text = ownLockText();
  while (!create(file, text)) {
    const holder = readHolder(file);
    if (!holder) continue;
    if (!hasHolderEnded(holder))
      throw new LockedError(file, holder.pid, holder.host || 'this machine');
    removeStale(file, holder);
  }
  return heldLock(file, text);
}

function heldLock(file: string, text: string): FileLock {
  const heartbeat = setInterval(() => renew(file), HEARTBEAT_INTERVAL).unref();
  let isHeld = true;
  return {
    release() {
      if (!isHeld) return;
      isHeld = false;
      clearInterval(heartbeat);
      if (readHolder(file)?.text === text) rmSync(file, { force: true });
    },
  };
}

function renew(file: string): void {
  const now = new Date();
  utimes(file, now, now, (error) => {
    if (error && error.code !== 'ENOENT') console.warn(`${file} can’t be renewed.`, error);
  });
}

/** Creates the file with its text in one step, so that nobody reads a half-written one. */
function create(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock file of a process that has ended. The rename succeeds for only one process; if it moved a
 * lock that was acquired in between, that one is put back.
 */
function removeStale(file: string, stale: LockHolder): void {
  const moved = `${file}.${randomUUID()}`;
  try {
    renameSync(file, moved);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const text = readFileSync(moved, 'utf8');
  if (text !== stale.text) create(file, text);
  rmSync(moved, { force: true });
}
