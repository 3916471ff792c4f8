import { openSync, readFileSync, readSync } from 'node:fs';

/**
 * How long the main thread of a process has waited for a processor since it started, in milliseconds: it was
 * ready to run while others ran. 0 where Linux's /proc is missing.
 */
export function schedulingDelay(pid: number | undefined): number {
  try {
    return delayIn(readFileSync(`/proc/${pid}/schedstat`, 'utf8'));
  } catch {
    return 0;
  }
}

function delayIn(schedstat: string): number {
  const [, nanoseconds] = schedstat.split(' ');
  return Number(nanoseconds) / 1e6 || 0;
}

/** Where the kernel says how long this process has waited; open, because a page reads it several times. */
let ownSchedstat: number | undefined;
const bytes = Buffer.alloc(64);

/**
 * The clock of this process, in milliseconds: it stops while the process waits for a processor. An overloaded
 * machine makes code slower in wall-clock time, but not by this clock.
 */
export function schedulingClock(): number {
  return Date.now() - ownSchedulingDelay();
}

function ownSchedulingDelay(): number {
  try {
    ownSchedstat ??= openSync('/proc/self/schedstat', 'r');
    return delayIn(bytes.toString('latin1', 0, readSync(ownSchedstat, bytes, 0, bytes.length, 0)));
  } catch {
    return 0;
  }
}
