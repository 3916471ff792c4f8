import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './error-code';

/** How often a lock that is held is looked at again, and how long at most, in milliseconds. */
const RETRY_EVERY = 20;
const GIVE_UP_AFTER = 10_000;

/** Whoever holds the lock needs milliseconds; one of another machine that is so old is left over. */
const STALE_AFTER = 5_000;

/** Somebody else held the lock all the time. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Does the work while holding a lock file, so that only one process does at a time. A lock whose
 * process is gone is taken over: a deploy that was killed holds up nobody.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + GIVE_UP_AFTER;
  while (!(await acquire(file))) {
    const holder = await holderOf(file);
    if (holder?.isGone) await takeAway(file, holder.mark);
    else if (Date.now() > deadline) throw new LockedError(`${file} is held by another process.`);
    else await wait(RETRY_EVERY);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${hostname()} ${process.pid} ${randomUUID()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Who holds the lock; undefined where it has just been given back. */
async function holderOf(file: string): Promise<{ mark: string; isGone: boolean } | undefined> {
  try {
    const [{ mtimeMs }, mark] = [await stat(file), await readFile(file, 'utf8')];
    const [host, pid] = mark.split(' ');
    const isOld = Date.now() - mtimeMs > STALE_AFTER;
    return { mark, isGone: host === hostname() && pid ? !isAlive(Number(pid)) : isOld };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** By a rename, which succeeds for one process alone; a lock that isn't the stale one goes back. */
async function takeAway(file: string, mark: string): Promise<void> {
  const away = `${file}.${randomUUID()}`;
  try {
    await rename(file, away);
    if ((await readFile(away, 'utf8')) !== mark) await link(away, file);
  } catch {
    // Another process was quicker.
  } finally {
    await rm(away, { force: true });
  }
}
