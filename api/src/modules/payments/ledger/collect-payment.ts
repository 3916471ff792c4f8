import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { ConflictError, NotFoundError } from '../../../http/errors';
import { formatPaise } from '../../../money';
import { payableOf } from '../../credits/order-credits';
import { normaliseOrderId } from '../../orders/order-id';
import { applyAction } from '../../orders/lifecycle/apply-action';
import { orderStatusLabel } from '@storefront/host/shop/orders/order-status';
import { findBalance, lockOrder } from '../../orders/orders.repository';
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
 * Records a payment that was received without the provider, and marks a pending order as paid; one that is due on delivery
 * is under way already. Returns the payment's reference. Throws a {@link NotFoundError} for an unknown order, and a {@link
 * ConflictError} for one for which nothing is to be paid, or for which another amount is to be paid: an order is paid by a single payment,
 * and any excess should be returned immediately.
 */
export function collectPayment(db: Database, payment: CollectedPayment): Promise<string> {
  const { amount, author, note } = payment;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, normaliseOrderId(payment.orderId));
    if (!order) throw new NotFoundError('Order not found');
    const { id, status } = order;
    const payable = payableOf(order);
    if (amount !== payable) {
      throw new ConflictError(
        `Order ${id} costs ${formatPaise(payable)}, not ${formatPaise(amount)}.`,
      );
    }
    const balance = await findBalance(tx, id);
    const isDue =
      (balance?.dueOnDelivery ?? 0) > 0 ||
      (await applyAction(tx, order, 'pay', { author, ...(note !== null && { note }) }));
    if (!isDue) {
      throw new ConflictError(
        `Order ${id} is ${orderStatusLabel(status)}: nothing is to be paid for it.`,
      );
    }
    const paymentRef = `by-hand-${randomBytes(8).toString('hex')}`;
    await insertReceipt(tx, { orderId: id, paymentRef, amount, author, note });
    return paymentRef;
  });
}

/** Adds money to the ledger that was received without the provider. */
export async function insertReceipt(
  tx: Database,
  receipt: CollectedPayment & { paymentRef: string },
): Promise<void> {
  const entry = { id: randomUUID(), kind: 'received' as const, eventId: null };
  await insertEntry(tx, { ...receipt, ...entry, createdAt: new Date() });
}
