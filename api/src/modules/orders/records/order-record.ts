import { creditTitle } from '@storefront/host/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { users } from '../../../db/schema';
import type { OrderEventDetails } from '../../../db/schema/orders/order-history';
import { toRupees } from '../../../money';
import { findPaymentsOfOrders } from '../../payments/payments.repository';
import { findOrder, type FullOrder } from '../orders.repository';
import { type OrderHistory, readHistories } from '../presentation/order-history';
import { presentOffer } from '../presentation/present-offer';
import type { FullReturn } from '../returns/returns.repository';
import { stateOf } from './order-state';

/** All that the shop knows of an order, for operators. Amounts are rupees, times are UTC. */
export type OrderRecord = Awaited<ReturnType<typeof readOrderRecord>>;

/** The record of an order; undefined if there is none with that id. */
export async function readOrderRecord(db: Database, id: string) {
  const full = await findOrder(db, id, ({ userId }) => userId !== '');
  if (!full) return undefined;
  const { order } = full;
  const [account] = await db.select().from(users).where(eq(users.id, order.userId));
  const history = (await readHistories(db, [id]))(id);
  // Unlike the history that shoppers see, with the attempts of an order that isn't paid.
  const payments = await findPaymentsOfOrders(db, [id]);
  return {
    id,
    state: stateOf(order),
    placedAt: order.createdAt.toISOString(),
    account: {
      id: order.userId,
      email: account?.email ?? '',
      name: [account?.firstName, account?.lastName].filter(Boolean).join(' '),
    },
    shippingAddress: order.shippingAddress,
    buyerGstin: order.buyerGstin,
    ...shippingOf(order),
    ...amountsOf(full),
    lines: full.items.map(presentLine),
    payments: payments.map(({ ref, method, status, amount, createdAt }) => ({
      ref,
      method,
      status,
      amount: toRupees(amount),
      at: createdAt.toISOString(),
    })),
    ...moneyOf(history),
    returns: history.returns.map(presentReturn),
    documents: history.documents.map(({ kind, number }) => ({ kind, number })),
    history: history.events.map(({ createdAt, kind, author, details }) => ({
      at: createdAt.toISOString(),
      kind,
      author,
      details: presentDetails(details),
    })),
  };
}

function presentDetails({ amount, ...details }: OrderEventDetails) {
  return { ...details, ...(amount !== undefined && { amount: toRupees(amount) }) };
}

function shippingOf(order: FullOrder['order']) {
  const { shippingMethod: method, shippingPrice, tracking, carrier, trackingUrl } = order;
  return { shipping: { method, price: toRupees(shippingPrice), tracking, carrier, trackingUrl } };
}

function amountsOf({ order, balance }: FullOrder) {
  return {
    discount: toRupees(order.discount),
    offers: order.offers.map(presentOffer),
    total: toRupees(order.total),
    credits: order.credits.map(({ codeEnding, amount }) => ({
      title: creditTitle(codeEnding),
      amount: toRupees(amount),
    })),
    received: toRupees(balance.received),
    dueOnDelivery: toRupees(balance.dueOnDelivery),
    refunded: toRupees(balance.refunded),
    refundDue: toRupees(balance.refundDue),
  };
}

function presentLine({ price, quantity, discount, ...item }: FullOrder['items'][number]) {
  const { line, productId, sku, title, size, color, options, hsnCode, taxClass } = item;
  return {
    line,
    productId,
    sku,
    title,
    size,
    color,
    options,
    quantity,
    price: toRupees(price),
    amount: toRupees(price * quantity),
    discount: toRupees(discount),
    hsnCode,
    taxClass,
  };
}

/** What was received and refunded, and the refunds that were requested. */
function moneyOf({ entries, refunds }: OrderHistory) {
  return {
    ledger: entries.map(({ kind, amount, paymentRef, createdAt, author, note }) => ({
      kind,
      amount: toRupees(amount),
      ref: paymentRef,
      at: createdAt.toISOString(),
      author,
      note,
    })),
    refunds: refunds.map(
      ({ paymentRef, amount, status, providerId, reason, createdAt, author, note }) => ({
        ref: paymentRef,
        amount: toRupees(amount),
        status,
        providerId,
        reason,
        at: createdAt.toISOString(),
        author,
        note,
      }),
    ),
  };
}

/** A return or an exchange for operators, with its lines. */
export function presentReturn({ row, lines }: FullReturn) {
  const { id, kind, state, reason, comment, pickupAddress, refundAmount, refundUpiId, createdAt } =
    row;
  return {
    id,
    kind,
    state,
    reason,
    comment,
    pickupAddress,
    refundUpiId,
    refundAmount: toRupees(refundAmount),
    at: createdAt.toISOString(),
    lines: lines.map(({ returnId: _, value, ...line }) => ({ ...line, value: toRupees(value) })),
  };
}
