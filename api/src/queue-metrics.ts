import { Gauge, type Registry } from 'prom-client';
import type { Database } from './db/database';
import type { QueueState } from './db/queue-worker';
import { mailQueueState } from './modules/mail/mail.repository';
import { refundQueueState } from './modules/payments/refunds/refunds.repository';
import { pictureQueueState } from './modules/pictures/pictures.repository';

type ReadState = (db: Database, now: Date) => Promise<QueueState>;

const QUEUES: Record<string, ReadState> = {
  mail: mailQueueState,
  picture: pictureQueueState,
  refund: refundQueueState,
};

/** Queries the queues of background work at each scrape; the metrics of one are `NaN` if its query fails. */
export function addQueueGauges(registry: Registry, db: Database): void {
  const registers = [registry];
  const overdue = new Gauge({
    name: 'storefront_queue_overdue_seconds',
    help: 'For how long the job has been due that is due the longest.',
    labelNames: ['queue'],
    registers,
  });
  new Gauge({
    name: 'storefront_queue_jobs',
    help: 'Jobs that wait to be done, and jobs that were given up.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const now = new Date();
      for (const [queue, read] of Object.entries(QUEUES)) {
        const { waiting, failed, dueSince } = await read(db, now).catch(() => UNKNOWN);
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'failed' }, failed);
        overdue.set({ queue }, secondsBetween(dueSince, now));
      }
    },
  });
}

const UNKNOWN: QueueState = { waiting: NaN, failed: NaN, dueSince: new Date(NaN) };

/** Seconds from a time in the past until now; 0 without one, or with one that is still to come. */
function secondsBetween(since: Date | undefined, now: Date): number {
  return since ? Math.max(0, now.getTime() - since.getTime()) / 1_000 : 0;
}
