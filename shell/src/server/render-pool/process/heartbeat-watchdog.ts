import { schedulingDelay } from '../../scheduling-delay';

/**
 * Measures for how long a process has been silent. Only the time in which the process could run counts. All
 * intervals count as equally long: if the page server itself was delayed, heartbeats may still be waiting to
 * be read.
 */
export class HeartbeatWatchdog {
  readonly #pid: number | undefined;
  readonly #interval: number;
  #silence = 0;
  #processorWait = 0;

  /** `interval` is the time between two calls of `tick`, in milliseconds. */
  constructor(pid: number | undefined, interval: number) {
    this.#pid = pid;
    this.#interval = interval;
  }

  /** Starts again: the process sent a heartbeat, or none is expected. */
  reset(): void {
    this.#silence = 0;
  }

  /** Adds an interval without a heartbeat; returns the silence up to now, in milliseconds. */
  tick(): number {
    const wait = schedulingDelay(this.#pid);
    const waited = this.#silence > 0 ? wait - this.#processorWait : 0;
    this.#processorWait = wait;
    this.#silence += Math.max(this.#interval - waited, 1);
    return this.#silence;
  }
}
