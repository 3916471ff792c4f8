import type { FastifyBaseLogger } from 'fastify';
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

/** Where it is said which refunds were made. */
export type RefundLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Requests the refund of one payment; returns whether it has to be requested again. */
async function refund(
  db: Database,
  makeRefund: MakeRefund,
  ref: string,
  log: RefundLog,
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
  log: RefundLog,
): Promise<void> {
  let isOpen = false;
  for (const ref of request.refs) isOpen = (await refund(db, makeRefund, ref, log)) || isOpen;
  // Refunds that the provider has refused or failed to pay are left to an operator, who sees them in `orders
  // refunds`.
  await (isOpen ? postponeRefundRequest(db, request) : completeRefundRequest(db, request));
}

/**
 * Requests the refunds due for orders that were cancelled, or whose returned lines were received. Begins with no further
 * order once `stopping` is aborted.
 */
export async function makeRequestedRefunds(
  db: Database,
  makeRefund: MakeRefund,
  log: RefundLog,
  stopping?: AbortSignal,
): Promise<void> {
  for (const request of await findRefundRequests(db, ORDERS_PER_RUN)) {
    if (stopping?.aborted) return;
    await refundOrder(db, makeRefund, request, log);
  }
}
