import type { FastifyBaseLogger } from 'fastify';
import { onCommit } from '../../../db/after-commit';
import type { Database } from '../../../db/database';
import { ConflictError } from '../../../http/errors';
import { type MakeRefund, refundPayment } from './refunds.service';
import {
  findRefundRequests,
  postponeRefundRequest,
  completeRefundRequest,
  type OrderRefundRequest,
} from './refunds.repository';

/** How many orders one run handles, the longest waiting first. */
const ORDERS_PER_RUN = 50;

const AUTHOR = 'shop';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Requests the refund of one payment; returns whether it has to be requested again. */
async function refund(
  db: Database,
  makeRefund: MakeRefund,
  ref: string,
  log: Log,
): Promise<boolean> {
  try {
    const made = await refundPayment(db, makeRefund, { ref, author: AUTHOR, note: null });
    for (const { id, amount, status, reason } of made) {
      const level = status === 'processed' || status === 'pending' ? 'info' : 'warn';
      log[level]({ ref, refund: id, amount, status, reason }, 'automatic refund');
    }
    return made.some(({ status }) => status === 'requested');
  } catch (error) {
    // Nothing is due, or it has to be refunded by hand.
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

async function refundOrder(
  db: Database,
  makeRefund: MakeRefund,
  request: OrderRefundRequest,
  log: Log,
): Promise<void> {
  let isOpen = false;
  for (const ref of request.refs) isOpen = (await refund(db, makeRefund, ref, log)) || isOpen;
  // Refunds that the provider has refused or failed to pay are left to an operator, who sees them in `orders
  // refunds`.
  await (isOpen ? postponeRefundRequest(db, request) : completeRefundRequest(db, request));
}

/** Requests the refunds due for orders that were cancelled, or whose returned lines were received. */
export async function makeRequestedRefunds(
  db: Database,
  makeRefund: MakeRefund,
  log: Log,
): Promise<void> {
  for (const request of await findRefundRequests(db, ORDERS_PER_RUN)) {
    await refundOrder(db, makeRefund, request, log);
  }
}

/** Makes requested refunds soon after the request is committed, and whenever `run` is called. */
export interface AutomaticRefunds {
  /** Makes the refunds that are currently requested. Never rejects. */
  run: () => Promise<void>;
  /** Starts no further run, and waits for the current one. */
  stop: () => Promise<void>;
}

/** Starts to make requested refunds automatically, one after another in each process. */
export function startAutomaticRefunds(
  db: Database,
  makeRefund: MakeRefund,
  log: Log,
): AutomaticRefunds {
  let running = Promise.resolve();
  let isWaiting = false;
  let isStopped = false;
  const run = () => {
    // A run that hasn't begun yet will see everything that is committed before it begins.
    if (isWaiting || isStopped) return running;
    isWaiting = true;
    running = running.then(async () => {
      isWaiting = false;
      try {
        await makeRequestedRefunds(db, makeRefund, log);
      } catch (error) {
        log.error(error, 'automatic refunds failed and will be retried in a minute');
      }
    });
    return running;
  };
  const unsubscribe = onCommit(db, 'refund', () => void run());
  return {
    run,
    stop: () => {
      isStopped = true;
      unsubscribe();
      return running;
    },
  };
}
