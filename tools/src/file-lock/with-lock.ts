import { setTimeout as wait } from 'node:timers/promises';
import { acquireLock, LockedError, type FileLock } from './file-lock';

/** How often to retry a lock that another process holds, in milliseconds. */
const RETRY_INTERVAL = 20;

/** How long to wait for a lock, in milliseconds: on a busy machine, many short holders follow each other. */
const TIMEOUT = 60_000;

/**
 * Does the work while holding a lock, so that only one process does it at a time; waits while another process
 * holds the lock. Throws `LockedError` when it is held for too long.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await waitForLock(file);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function waitForLock(file: string): Promise<FileLock> {
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    try {
      return acquireLock(file);
    } catch (error) {
      if (!(error instanceof LockedError) || Date.now() > deadline) throw error;
      await wait(RETRY_INTERVAL);
    }
  }
}
