import { readFileSync } from 'node:fs';

/**
 * How long the main thread of a process has waited for a processor since it started, in milliseconds: it was
 * ready to run, and others ran. 0 where Linux's /proc doesn't tell.
 */
export function processorWait(pid: number | 'self' | undefined): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6 || 0;
  } catch {
    return 0;
  }
}

/**
 * The time of this process, in milliseconds: it stands still while the process waits for a processor. On a machine
 * with too much to do, code that takes long in wall-clock time takes as long by this one as ever.
 */
export function processTime(): number {
  return Date.now() - processorWait('self');
}
