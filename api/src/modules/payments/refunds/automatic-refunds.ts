import type { FastifyBaseLogger } from 'fastify';
import { onCommit } from '../../../db/after-commit';
import type { Database } from '../../../db/database';
import { ConflictError } from '../../../http/errors';
import { type MakeRefund, refundPayment } from './make-refund';
import {
  findRefundRequests,
  postponeRefundRequest,
  completeRefundRequest,
  type RefundRequest,
} from './refund-requests.repository';

/** How many orders one run looks at, those that waited longest first. */
const ORDERS_PER_RUN = 50;

const AUTHOR = 'shop';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Has one payment refunded; returns whether the provider has to be asked again. */
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
      log[level]({ ref, refund: id, amount, status, reason }, 'refund by the shop itself');
    }
    return made.some(({ status }) => status === 'requested');
  } catch (error) {
    // Nothing is due of it, or it has to be refunded by hand.
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

async function refundOrder(
  db: Database,
  makeRefund: MakeRefund,
  request: RefundRequest,
  log: Log,
): Promise<void> {
  let isOpen = false;
  for (const ref of request.refs) isOpen = (await refund(db, makeRefund, ref, log)) || isOpen;
  // What the provider has refused, or failed to pay, is left to an operator: it is in the list of what is due.
  await (isOpen ? postponeRefundRequest(db, request) : completeRefundRequest(db, request));
}

/** Has the provider refund what is due of the orders that were cancelled, or of which lines came back. */
export async function makeRequestedRefunds(
  db: Database,
  makeRefund: MakeRefund,
  log: Log,
): Promise<void> {
  for (const request of await findRefundRequests(db, ORDERS_PER_RUN)) {
    await refundOrder(db, makeRefund, request, log);
  }
}

/** Makes refunds soon after what asks for them is committed, and whenever it is told to. */
export interface AutomaticRefunds {
  /** Makes those that are requested now. Never rejects. */
  run: () => Promise<void>;
  /** Begins no more, and waits for those that are under way. */
  stop: () => Promise<void>;
}

/** Starts to make refunds by themselves; each process has them made one after another. */
export function startAutomaticRefunds(
  db: Database,
  makeRefund: MakeRefund,
  log: Log,
): AutomaticRefunds {
  let running = Promise.resolve();
  let isWaiting = false;
  let isStopped = false;
  const run = () => {
    // One that waits will see what was committed until it begins.
    if (isWaiting || isStopped) return running;
    isWaiting = true;
    running = running.then(async () => {
      isWaiting = false;
      try {
        await makeRequestedRefunds(db, makeRefund, log);
      } catch (error) {
        log.error(error, 'refunds failed; they are tried again in a minute');
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
