import { randomBytes } from 'node:crypto';
import {
  ORDER_STATUS,
  type PaymentEvent,
  type PaymentRequest,
  type PaymentResponse,
} from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError } from '../../http/errors';
import { statusName } from '../orders/order-status';
import { lockOrder } from '../orders/orders.repository';
import { applyAction, readOwnOrder } from '../orders/orders.service';
import { findStore } from '../store/store.repository';
import { checkFields } from './check-fields';
import { findPayment, insertEvent, insertPayment, updatePayment } from './payments.repository';
import type { PaymentProvider } from './payment-provider';

export interface PaymentAttempt {
  userId: string;
  request: PaymentRequest;
  /** The shop's origin, to which the browser returns. */
  returnUrl: string;
}

/**
 * Starts a payment of a user's own pending order. Throws a `BadRequestError` that names a blank
 * field, a `NotFoundError` for another user's order, a {@link ConflictError} for an order that isn't
 * pending.
 */
export async function startPayment(
  db: Database,
  provider: PaymentProvider,
  { userId, request, returnUrl }: PaymentAttempt,
): Promise<PaymentResponse> {
  checkFields(provider.fields(), request.fields);
  const { order } = await readOwnOrder(db, request.orderId, userId);
  if (order.status !== ORDER_STATUS.pending) {
    const status = statusName(order.status);
    throw new ConflictError(`Order ${order.id} is ${status} and can’t be paid any more.`);
  }
  const payment = {
    // Hexadecimal and 32 long: UPI allows 35 letters and digits.
    ref: randomBytes(16).toString('hex'),
    orderId: order.id,
    amount: order.total,
    returnUrl,
  };
  await insertPayment(db, {
    ...payment,
    method: request.fields[provider.methodField] ?? '',
    status: 'pending',
    refundDue: false,
    createdAt: new Date(),
  });
  const store = await findStore(db);
  const merchant = store?.storeName ?? 'Storefront';
  const response = await provider.start({ ...payment, merchant, fields: request.fields });
  if (!response.success) await updatePayment(db, payment.ref, { status: 'declined' });
  return response;
}

/** The result of a callback, for the log. */
export type EventOutcome =
  'applied' | 'declined' | 'duplicate' | 'late' | 'unknown' | 'wrong-amount' | 'refund-due';

/**
 * Processes a provider's callback once. An approved payment of the right amount sets its order to
 * Processing; a payment of an order that was cancelled or paid already is flagged for refund. A
 * repeated or late callback changes nothing.
 */
export function recordEvent(db: Database, event: PaymentEvent): Promise<EventOutcome> {
  return inTransaction(db, async (tx): Promise<EventOutcome> => {
    if (!(await insertEvent(tx, event.id, event.ref))) return 'duplicate';
    const known = await findPayment(tx, event.ref);
    if (!known) return 'unknown';
    // Orders are always locked first; the payment may have changed meanwhile, so it is read again.
    const order = await lockOrder(tx, known.orderId);
    const payment = await findPayment(tx, event.ref);
    if (!order || payment?.status !== 'pending') return 'late';
    if (event.outcome === 'declined') {
      await updatePayment(tx, event.ref, { status: 'declined' });
      return 'declined';
    }
    const rightAmount = event.amount === payment.amount;
    const paid = rightAmount && (await applyAction(tx, order, 'pay'));
    await updatePayment(tx, event.ref, { status: 'approved', refundDue: !paid });
    if (paid) return 'applied';
    return rightAmount ? 'refund-due' : 'wrong-amount';
  });
}
