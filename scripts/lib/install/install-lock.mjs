// A small version of the file lock of `tools`, in plain JavaScript: nothing is installed yet (ADR 17).
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a waiting process tries again, in milliseconds. */
const RETRY_INTERVAL = 200;

/** How often the holder renews the lock file's time, in milliseconds. */
const HEARTBEAT_INTERVAL = 2_000;

/** A lock that wasn't renewed for this long is stale, even if a process has its pid; in milliseconds. */
const STALE_AFTER = 30_000;

/** Does the work while holding the lock; waits while another running process holds it. */
export async function withInstallLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  // Created by a link, so that nobody reads a half-written lock file.
  writeFileSync(draft, String(process.pid));
  try {
    await waitForLock(file, draft);
  } finally {
    rmSync(draft, { force: true });
  }
  const heartbeat = setInterval(() => renew(file), HEARTBEAT_INTERVAL);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

async function waitForLock(file, draft) {
  let isTold = false;
  while (!link(draft, file)) {
    const holder = readHolder(file);
    if (!holder) continue;
    if (isGone(holder)) {
      removeStale(file, holder);
      continue;
    }
    if (!isTold) {
      console.log(`Waiting for process ${holder.pid}, which is installing the packages …`);
      isTold = true;
    }
    await wait(RETRY_INTERVAL);
  }
}

function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds the lock; undefined if none does. */
function readHolder(file) {
  return ignoreMissingFile(() => ({
    pid: Number(readFileSync(file)),
    renewed: statSync(file).mtimeMs,
  }));
}

function isGone({ pid, renewed }) {
  return !(pid > 0) || !isRunning(pid) || Date.now() - renewed > STALE_AFTER;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The rename succeeds for only one process; a lock that was acquired in between is put back. */
function removeStale(file, { pid }) {
  const moved = `${file}.${process.pid}.stale`;
  ignoreMissingFile(() => renameSync(file, moved));
  if (ignoreMissingFile(() => Number(readFileSync(moved))) !== pid)
    ignoreMissingFile(() => link(moved, file));
  rmSync(moved, { force: true });
}

function renew(file) {
  const now = new Date();
  ignoreMissingFile(() => utimesSync(file, now, now));
}

/** Returns the result of the work; undefined if its file doesn't exist. */
function ignoreMissingFile(work) {
  try {
    return work();
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
