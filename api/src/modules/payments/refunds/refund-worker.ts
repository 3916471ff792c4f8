import type { Database } from '../../../db/database';
import { startQueueWorker } from '../../../db/queue-worker';
import { makeRequestedRefunds, type RefundLog } from './automatic-refunds';
import type { MakeRefund } from './refunds.service';

/**
 * Makes the refunds that are requested, one after another in each process. Returns a function that stops it, waiting for the
 * order that is being refunded.
 */
export function startRefundWorker(
  db: Database,
  makeRefund: MakeRefund,
  log: RefundLog,
): () => Promise<void> {
  return startQueueWorker({
    db,
    topic: 'refund',
    work: (stopping) => makeRequestedRefunds(db, makeRefund, log, stopping),
    failure: 'automatic refunds failed and will be retried in a minute',
    log,
  });
}
