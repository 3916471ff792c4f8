import type { FastifyBaseLogger } from 'fastify';
import { type CommitTopic, onCommit } from './after-commit';
import type { Database } from './database';

const INTERVAL = 60_000;

/** How much work a queue has. */
export interface QueueState {
  /** Jobs that are to be done, also those that are being done. */
  waiting: number;
  /** Jobs that were given up, and that an operator can queue again. */
  failed: number;
  /** Since when the job has been due that is due the longest, which may be in the future; undefined without one. */
  dueSince: Date | undefined;
}

/** Work that waits in a table. */
export interface Queue {
  db: Database;
  /** What a transaction announces that has added work. */
  topic: CommitTopic;
  /** Does all that is due, and ends soon after `stopping` is aborted. */
  work: (stopping: AbortSignal) => Promise<unknown>;
  /** What is logged when `work` throws. */
  failure: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How long work that has begun may go on when the worker is stopped, in milliseconds; 0 by default. */
  graceTime?: number;
}

/**
 * Does the work of a queue: immediately, after each commit that added some, and every minute, also after it has failed.
 * Several processes may do so on one database. Returns a function that stops it.
 */
export function startQueueWorker(queue: Queue): () => Promise<void> {
  const { db, topic, work, failure, log, graceTime = 0 } = queue;
  const stopping = new AbortController();
  let isRunRequested = false;
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isRunRequested && !isStopped) {
      isRunRequested = false;
      try {
        await work(stopping.signal);
      } catch (error) {
        log.error(error, failure);
      }
    }
    running = undefined;
  }

  function requestRun(): void {
    isRunRequested = true;
    running ??= run();
  }

  requestRun();
  const timer = setInterval(requestRun, INTERVAL);
  const stopListening = onCommit(db, topic, requestRun);
  return async () => {
    clearInterval(timer);
    stopListening();
    isStopped = true;
    if (graceTime === 0) stopping.abort();
    const graceTimer = setTimeout(() => stopping.abort(), graceTime);
    await running;
    clearTimeout(graceTimer);
  };
}
