import { setImmediate } from 'node:timers/promises';
import fastq from 'fastq';
import { busy, UnavailableError } from './errors';

/** How many run at once: a sign-in or an order waits in the database for no more than these. */
const CONCURRENCY = 4;

/** How long a read may wait, in milliseconds: nobody looks at the answer much later. */
const WAIT_MAX_MS = 1_000;

const RETRY_AFTER_SECONDS = 1;

/** Runs reads that cost the database much, few at a time. */
export type CostlyReads = <Result>(read: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for reads that cost the database much, such as searches, so that any number of them at once
 * leaves room for health checks, sign-ins, orders and payments. A read that has waited for more than a second
 * rejects with an `UnavailableError` instead.
 */
export function createCostlyReads(): CostlyReads {
  const queue = fastq.promise(run, CONCURRENCY);
  return async <Result>(read: () => Promise<Result>) =>
    (await queue.push({ read, queuedAt: performance.now() })) as Result;
}

interface QueuedRead {
  read: () => Promise<unknown>;
  queuedAt: number;
}

async function run({ read, queuedAt }: QueuedRead): Promise<unknown> {
  // The embedded database answers without waiting for anything, so other requests have to be let in.
  await setImmediate();
  if (performance.now() - queuedAt > WAIT_MAX_MS) {
    throw new UnavailableError(busy(), RETRY_AFTER_SECONDS);
  }
  return read();
}
