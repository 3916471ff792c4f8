import type { Database } from '../../../db/database';
import { findBalance, lockOrder } from '../../orders/orders.repository';
import { moveReturns } from '../../orders/returns/returns.repository';
import { recordOrderEvent } from '../../orders/lifecycle/record-order-event';

/** Once no refund is due for an order, its received returns count as refunded. */
const RETURNS_REFUNDED = { from: 'received', to: 'refunded' } as const;

const RETURNS_DUE_AGAIN = { from: 'refunded', to: 'received' } as const;

/** A refund that was made, or that failed after it was made. */
export interface OrderRefundUpdate {
  /** Null if the shop doesn't know the payment. */
  orderId: string | null;
  kind: 'refunded' | 'refund-failed';
  paymentRef: string;
  /** Paise. */
  amount: number;
  author: string;
}

/**
 * Records a refund that the transaction has added to the ledger as an event of its order. To avoid deadlocks,
 * the entries of a payment are always locked before its order.
 */
export async function recordRefundOfOrder(
  tx: Database,
  { orderId, kind, paymentRef, amount, author }: OrderRefundUpdate,
): Promise<void> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (!order) return;
  const balance = await findBalance(tx, order.id);
  const isPaidBack = kind === 'refunded' && balance !== undefined && balance.refundDue <= 0;
  const move = isPaidBack ? RETURNS_REFUNDED : RETURNS_DUE_AGAIN;
  const returnIds =
    isPaidBack || kind === 'refund-failed' ? await moveReturns(tx, order.id, move) : [];
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind,
    author,
    details: { paymentRef, amount, ...(returnIds.length > 0 && { returnIds }) },
  });
}
