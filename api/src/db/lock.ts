import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code';

/** The data folder is in use by another process. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process first.`);
  }
}

export interface Lock {
  release: () => void;
}

interface Holder {
  /** The lock file as it was read. */
  content: string;
  pid: number;
  /** When the process was started, where the system tells: a pid alone may have been given again. */
  started: string;
}

const heldHere = new Set<string>();

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
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

function readHolder(file: string): Holder | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    const [pid = '', started = ''] = content.split('\n');
    return { content, pid: Number.parseInt(pid, 10), started };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function holds(holder: Holder, file: string): boolean {
  if (holder.pid === process.pid) return heldHere.has(file);
  if (!(holder.pid > 0) || !isAlive(holder.pid)) return false;
  const started = startOf(holder.pid);
  return holder.started === '' || started === '' || started === holder.started;
}

/** Makes the file with its content in one step, so that nobody ever reads a half-written one. */
function create(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes away the file of a dead holder, but gives it back if somebody live has just made it. */
function removeStale(file: string, stale: Holder): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  if (taken && taken.content !== stale.content) create(file, taken.content);
  rmSync(aside, { force: true });
}

/**
 * Takes the data folder for this process, making it where needed. The embedded database has no lock
 * of its own: two processes on one folder would lose rows.
 * Throws a {@link DataFolderLockedError} when a live process holds it.
 */
export function lockDataFolder(folder: string): Lock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'api.lock');
  const content = `${process.pid}\n${startOf(process.pid)}\n`;
  while (!create(file, content)) {
    const holder = readHolder(file);
    if (!holder) continue;
    if (holds(holder, file)) throw new DataFolderLockedError(folder, holder.pid);
    removeStale(file, holder);
  }
  heldHere.add(file);
  return {
    release: () => {
      if (heldHere.delete(file)) rmSync(file, { force: true });
    },
  };
}
