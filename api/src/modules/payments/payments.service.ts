import { randomBytes, randomUUID } from 'node:crypto';
import {
  ORDER_STATUS,
  type PaymentEvent,
  type PaymentRequest,
  type PaymentResponse,
} from '@storefront/host/contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError } from '../../http/errors';
import { payableOf } from '../credits/order-credits';
import { applyAction, requestRefund } from '../orders/lifecycle/apply-action';
import { recordOrderEvent } from '../orders/lifecycle/record-order-event';
import { orderStatusLabel } from '@storefront/host/shop/orders/order-status';
import { lockOrder, type OrderRow } from '../orders/orders.repository';
import { readOwnOrder } from '../orders/orders.service';
import { findStore } from '../store/store.repository';
import { cancelPendingPayments } from './cancel-pending-payments';
import { checkFields } from './fields/check-fields';
import { insertEntry } from './ledger/ledger.repository';
import { nextPaymentStatus } from './payment-status';
import {
  findPayment,
  findPendingPaymentsOfOrder,
  insertPayment,
  lockPayment,
  updatePayment,
} from './payments.repository';
import type { PaymentProvider } from './provider/payment-provider';
import { t } from '../../messages/t';

interface PaymentAttempt {
  userId: string;
  request: PaymentRequest;
  /** The shop's origin, to which the browser returns. */
  returnUrl: string;
}

/**
 * Starts a payment of a user's own pending order, which replaces earlier pending payments. Throws a
 * `BadRequestError` that names an invalid field, a `NotFoundError` for another user's order, a {@link
 * ConflictError} for an order that isn't pending, and a `GatewayError` if the provider doesn't respond, in
 * which case the payment stays pending.
 */
export async function startPayment(
  db: Database,
  provider: PaymentProvider,
  { userId, request, returnUrl }: PaymentAttempt,
  log: FastifyBaseLogger,
): Promise<PaymentResponse> {
  checkFields(provider.fields(), request.fields);
  const { order } = await readOwnOrder(db, request.orderId, userId);
  if (order.status !== ORDER_STATUS.pending) {
    const status = orderStatusLabel(order.status);
    throw new ConflictError(
      t('Order {id} is {status} and can’t be paid any more.', { id: order.id, status }),
    );
  }
  const payment = {
    // Hexadecimal and 32 long: UPI allows 35 letters and digits.
    ref: randomBytes(16).toString('hex'),
    orderId: order.id,
    amount: payableOf(order),
    returnUrl,
    createdAt: new Date(),
  };
  await insertPayment(db, {
    ...payment,
    method: request.fields[provider.methodField] ?? '',
    status: 'pending',
  });
  const store = await findStore(db);
  const merchant = store?.storeName ?? 'Storefront';
  const response = await provider.start({
    ...payment,
    orderedAt: order.createdAt,
    merchant,
    fields: request.fields,
  });
  if (!response.success) {
    await inTransaction(db, async (tx) => {
      const locked = await lockOrder(tx, order.id);
      if (locked) await applyOutcome(tx, locked, payment.ref, 'declined');
    });
  } else {
    await cancelPendingPayments(db, provider, { orderId: order.id, before: payment }, log);
  }
  return response;
}

/** Applies a reported outcome to a payment of an order that the transaction has locked. */
async function applyOutcome(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'status'>,
  ref: string,
  outcome: PaymentEvent['outcome'],
): Promise<void> {
  const payment = await lockPayment(tx, ref);
  if (!payment) return;
  const status = nextPaymentStatus(payment.status, outcome);
  await updatePayment(tx, ref, { status });
  // Only a first decline of an unpaid order is an event of the order.
  if (status === payment.status || status !== 'declined') return;
  if (order.status !== ORDER_STATUS.pending) return;
  // Not if the payment was cancelled because the shopper has started another.
  if ((await findPendingPaymentsOfOrder(tx, { orderId: order.id, except: ref })).length > 0) return;
  const details = { paymentRef: ref, amount: payment.amount };
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: 'payment-failed',
    author: 'provider',
    details,
  });
}

/** Adds a received amount to the ledger; false when the event was recorded before. */
async function recordReceipt(
  tx: Database,
  event: PaymentEvent,
  orderId: string | null,
): Promise<boolean> {
  if (event.amount === 0) return true;
  return insertEntry(tx, {
    id: randomUUID(),
    orderId,
    paymentRef: event.ref,
    kind: 'received',
    amount: event.amount,
    eventId: event.id,
    createdAt: new Date(),
    author: 'provider',
    note: null,
  });
}

/** The outcome of processing a provider's event, for the log and the metrics. */
export type EventOutcome =
  | 'paid'
  | 'declined'
  | 'repeated'
  /** The excess is due for refund. */
  | 'paid-too-much'
  /** Due for refund; the order can still be paid. */
  | 'paid-too-little'
  /** Due for refund: the order is paid already, or cancelled. */
  | 'not-needed'
  /** No payment has that reference; what was received is due for refund. */
  | 'unknown';

/** The outcomes that an operator should look at; they are logged as warnings. */
export const OUTCOMES_TO_REVIEW: ReadonlySet<EventOutcome> = new Set([
  'paid-too-much',
  'paid-too-little',
  'not-needed',
  'unknown',
]);

/**
 * Processes a provider's event. An approval always adds the received amount to the ledger, once for each
 * event id; if it is at least what is to be paid, a pending order becomes Processing. What the shop may not keep is
 * due for refund from then on (`balance.ts`).
 */
export function recordPaymentEvent(db: Database, event: PaymentEvent): Promise<EventOutcome> {
  const { ref, outcome, amount } = event;
  return inTransaction(db, async (tx): Promise<EventOutcome> => {
    const payment = await findPayment(tx, ref);
    // Orders are always locked first, then payments.
    const order = payment && (await lockOrder(tx, payment.orderId));
    if (outcome === 'approved' && !(await recordReceipt(tx, event, order?.id ?? null))) {
      return 'repeated';
    }
    if (!order) return 'unknown';
    await applyOutcome(tx, order, ref, outcome);
    if (outcome === 'declined') return 'declined';
    const payable = payableOf(order);
    if (amount < payable) return 'paid-too-little';
    if (!(await applyAction(tx, order, 'pay', { author: 'provider' }))) {
      // A payment of a cancelled order is refunded automatically.
      if (order.status === ORDER_STATUS.cancelled) await requestRefund(tx, order.id);
      return 'not-needed';
    }
    return amount > payable ? 'paid-too-much' : 'paid';
  });
}
