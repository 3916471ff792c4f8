import { randomBytes, randomUUID } from 'node:crypto';
import {
  ORDER_STATUS,
  type PaymentEvent,
  type PaymentRequest,
  type PaymentResponse,
} from '@storefront/shared/contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError } from '../../http/errors';
import { statusName } from '../orders/order-status';
import { lockOrder } from '../orders/orders.repository';
import { applyAction, readOwnOrder } from '../orders/orders.service';
import { findStore } from '../store/store.repository';
import { cancelEarlierPayments } from './cancel-earlier-payments';
import { checkFields } from './check-fields';
import { insertEntry } from './ledger/ledger.repository';
import { nextPaymentStatus } from './payment-status';
import { findPayment, insertPayment, lockPayment, updatePayment } from './payments.repository';
import type { PaymentProvider } from './payment-provider';

export interface PaymentAttempt {
  userId: string;
  request: PaymentRequest;
  /** The shop's origin, to which the browser returns. */
  returnUrl: string;
}

/**
 * Starts a payment of a user's own pending order, instead of those that it began before. Throws a `BadRequestError` that names a blank
 * field, a `NotFoundError` for another user's order, a {@link ConflictError} for an order that isn't
 * pending, a `GatewayError` where the provider doesn't respond; the payment stays pending then.
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
    createdAt: new Date(),
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
    await inTransaction(db, (tx) => applyOutcome(tx, payment.ref, 'declined'));
  } else {
    await cancelEarlierPayments(db, provider, payment, log);
  }
  return response;
}

async function applyOutcome(
  tx: Database,
  ref: string,
  outcome: PaymentEvent['outcome'],
): Promise<void> {
  const payment = await lockPayment(tx, ref);
  if (!payment) return;
  await updatePayment(tx, ref, { status: nextPaymentStatus(payment.status, outcome) });
}

/** Adds what a payment brought to the ledger; false when this event did before. */
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

/** What came of a provider's event, for the log. */
export type EventOutcome =
  | 'paid'
  | 'declined'
  | 'repeated'
  /** The rest is due for refund. */
  | 'paid-too-much'
  /** Due for refund; the order can still be paid. */
  | 'paid-too-little'
  /** Due for refund: the order is paid already, or cancelled. */
  | 'not-needed'
  /** No payment has that reference; what was received is due for refund. */
  | 'unknown';

/** The outcomes that leave an operator something to do. */
export const OUTCOMES_TO_LOOK_AT: ReadonlySet<EventOutcome> = new Set([
  'paid-too-much',
  'paid-too-little',
  'not-needed',
  'unknown',
]);

/**
 * Processes a provider's event. An approval adds what was received to the ledger, once for each event id,
 * whatever came before; the whole total or more makes a pending order Processing. What an order doesn't
 * keep is due for refund from then on (`balance.ts`).
 */
export function recordEvent(db: Database, event: PaymentEvent): Promise<EventOutcome> {
  const { ref, outcome, amount } = event;
  return inTransaction(db, async (tx): Promise<EventOutcome> => {
    const payment = await findPayment(tx, ref);
    // Orders are always locked first, then payments.
    const order = payment && (await lockOrder(tx, payment.orderId));
    if (outcome === 'approved' && !(await recordReceipt(tx, event, order?.id ?? null))) {
      return 'repeated';
    }
    if (!order) return 'unknown';
    await applyOutcome(tx, ref, outcome);
    if (outcome === 'declined') return 'declined';
    if (amount < order.total) return 'paid-too-little';
    if (!(await applyAction(tx, order, 'pay'))) return 'not-needed';
    return amount > order.total ? 'paid-too-much' : 'paid';
  });
}
