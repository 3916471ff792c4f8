import { readFileSync } from 'node:fs';

/**
 * How long the main thread of a process has waited for a processor since it started, in milliseconds: it was
 * ready to run while others ran. 0 where Linux's /proc is missing.
 */
export function schedulingDelay(pid: number | 'self' | undefined): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6 || 0;
  } catch {
    return 0;
  }
}

/**
 * The clock of this process, in milliseconds: it stops while the process waits for a processor. An overloaded
 * machine makes code slower in wall-clock time, but not by this clock.
 */
export function schedulingClock(): number {
  return Date.now() - schedulingDelay('self');
}
