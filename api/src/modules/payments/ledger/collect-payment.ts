import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { ConflictError, NotFoundError } from '../../../http/errors';
import { formatPaise } from '../../../money';
import { normaliseOrderId } from '../../orders/order-id';
import { applyAction } from '../../orders/lifecycle/apply-action';
import { statusName } from '../../orders/order-status';
import { lockOrder } from '../../orders/orders.repository';
import { insertEntry } from './ledger.repository';

/** A payment that an operator received without the payment provider: in cash, or by bank transfer. */
interface CollectedPayment {
  orderId: string;
  /** Paise. */
  amount: number;
  /** The operator who received it. */
  author: string;
  note: string | null;
}

/**
 * Records a payment that was received without the provider, and marks its order as paid; returns the
 * payment's reference. Throws a {@link NotFoundError} for an unknown order, and a {@link ConflictError} for
 * one that isn't pending or has another total: an order is paid by a single payment, and any excess should be
 * returned immediately.
 */
export function collectPayment(db: Database, payment: CollectedPayment): Promise<string> {
  const { amount, author, note } = payment;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, normaliseOrderId(payment.orderId));
    if (!order) throw new NotFoundError('Order not found');
    const { id, status, total } = order;
    if (amount !== total) {
      throw new ConflictError(
        `Order ${id} costs ${formatPaise(total)}, not ${formatPaise(amount)}.`,
      );
    }
    if (!(await applyAction(tx, order, 'pay', { author, ...(note !== null && { note }) }))) {
      throw new ConflictError(
        `Order ${id} is ${statusName(status)}: nothing is to be paid for it.`,
      );
    }
    const paymentRef = `by-hand-${randomBytes(8).toString('hex')}`;
    await insertEntry(tx, {
      id: randomUUID(),
      orderId: id,
      paymentRef,
      kind: 'received',
      amount,
      eventId: null,
      createdAt: new Date(),
      author,
      note,
    });
    return paymentRef;
  });
}
