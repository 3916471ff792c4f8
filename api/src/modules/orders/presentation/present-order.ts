import {
  type DeliveryDates,
  type Order,
  ORDER_STATUS,
  type OrderEvent,
  type OrderReturn,
} from '@storefront/host/contracts/api';
import { absoluteUrl } from '../../../http/present-picture';
import { toRupees } from '../../../money';
import { estimateDelivery } from '../../delivery/delivery.service';
import { presentDocuments } from '../../invoices/invoices.service';
import { canBeCancelled } from '../lifecycle/order-transitions';
import { type ChosenValues, presentVariant } from '../line-variant';
import { type OrderWords, readOrderWords } from './order-words';
import type { FullOrder, OrderRow } from '../orders.repository';
import { returnablePieces, returnableUntil } from '../returns/returnable';
import { type OrderHistory, readHistories } from './order-history';
import { type MethodName, presentPayments, presentRefunds } from './present-money';
import { presentCredits } from './present-credits';
import { findOrderedCards, type OrderedCard } from '../../gift-cards/gift-card-orders.repository';
import { GIFT_CARD_PICTURE } from '../../gift-cards/picture/gift-card-picture.routes';
import { allowsCancelling, presentGiftCard } from './present-gift-card';
import { presentOffer } from './present-offer';
import { nextReturnState } from '../lifecycle/return-transitions';
import type { FullReturn } from '../returns/returns.repository';
import type { OrderEventRow } from '../lifecycle/order-events.repository';
import type { Database } from '../../../db/database';
import { t } from '../../../messages/t';

/** How orders are presented, and to whom. */
export interface OrderView {
  publicUrl: string;
  methodName: MethodName;
  /** Days after the delivery in which lines can be returned. */
  returnDays: number;
  /** False for a guest, who knows the order's id and a contact: payments and returns are omitted. */
  isOwner: boolean;
}

/** What an order is presented with. */
interface PresentedParts {
  history: OrderHistory;
  words: OrderWords;
  /** The gift card that it buys; undefined for goods. */
  card: OrderedCard | undefined;
}

/** An order as the API represents it: with amounts in rupees and absolute URLs. */
function presentOrder(
  { order, items, balance }: FullOrder,
  { history, words, card }: PresentedParts,
  { publicUrl, methodName, returnDays, isOwner }: OrderView,
): Order {
  const { events, payments, entries, returns, documents } = history;
  const until = returnableUntil(order, returnDays);
  const isReturnable = isOwner && until !== undefined && until.getTime() >= Date.now();
  return {
    id: order.id,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    items: items.map((item) => ({
      id: `${item.orderId}-${item.line}`,
      productId: item.productId,
      productTitle: card ? t('Gift card') : item.title,
      quantity: item.quantity,
      price: toRupees(item.price),
      ...presentVariant(item, words.labelOf),
      image: absoluteUrl(publicUrl, card ? GIFT_CARD_PICTURE : item.image),
      ...(item.discount > 0 && { discount: toRupees(item.discount) }),
      ...presentReturnable(isReturnable ? returnablePieces(item, returns) : undefined),
    })),
    shippingAddress: card ? null : order.shippingAddress,
    shipping: card ? null : presentShipping(order, words),
    subtotal: toRupees(order.total + order.discount - order.shippingPrice),
    ...(order.offers.length > 0 && {
      discount: toRupees(order.discount),
      offers: order.offers.map(presentOffer),
    }),
    total: toRupees(order.total),
    ...presentCredits(order.total, order.credits),
    received: toRupees(balance.received),
    ...(order.cashOnDeliveryAt !== null && { isPaidOnDelivery: true }),
    ...(balance.dueOnDelivery > 0 && { dueOnDelivery: toRupees(balance.dueOnDelivery) }),
    refundDue: balance.refundDue > 0,
    refundAmount: toRupees(Math.max(balance.refundDue, 0)),
    timeline: presentTimeline(events, isOwner),
    payments: isOwner ? presentPayments(order, { entries, payments }, methodName) : [],
    refunds: isOwner ? presentRefunds(history) : [],
    documents: isOwner ? presentDocuments(order, documents) : [],
    canCancel: isOwner && canBeCancelled(order) && allowsCancelling(card, order.total),
    canRefundAsCredit: isOwner && !card,
    returns: isOwner ? returns.map((each) => presentReturn(each, words)) : [],
    returnableUntil: (isOwner && until?.toISOString()) || null,
    delivery: presentDelivery(order, items) ?? null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    ...(card && { giftCard: presentGiftCard(card, isOwner) }),
  };
}

function presentShipping(order: OrderRow, words: OrderWords): Order['shipping'] {
  return {
    ...words.shipping({
      method: order.shippingMethod,
      price: toRupees(order.shippingPrice),
      ...(order.shippingLabel !== null && { label: order.shippingLabel }),
    }),
    tracking: order.tracking,
    carrier: order.carrier,
    trackingUrl: order.trackingUrl,
  };
}

/** When an order arrives: the estimate for an unpaid one, the promise for any other; undefined where there is none. */
function presentDelivery(order: OrderRow, items: FullOrder['items']): DeliveryDates | undefined {
  const { status, shippingAddress, promisedEarliest: earliest, promisedLatest: latest } = order;
  if (order.kind === 'gift-card') return undefined;
  if (status === ORDER_STATUS.pending) return estimateDelivery(shippingAddress.postalCode, items);
  if (status === ORDER_STATUS.cancelled || earliest === null || latest === null) return undefined;
  return { earliest, latest };
}

/** The pieces of a line that can be returned; undefined for none. */
function presentReturnable(pieces: ReturnType<typeof returnablePieces> | undefined) {
  return pieces && pieces.quantity > 0
    ? { returnableQuantity: pieces.quantity, returnableAmount: toRupees(pieces.amount) }
    : { returnableQuantity: 0 };
}

/** A return or an exchange as the API represents it. */
export function presentReturn({ row, lines }: FullReturn, { labelOf }: OrderWords): OrderReturn {
  const { id, orderId, kind, state, reason, comment, pickupAddress } = row;
  return {
    id,
    kind,
    state,
    createdAt: row.createdAt.toISOString(),
    lines: lines.map(({ line, quantity, ...variant }) => ({
      itemId: `${orderId}-${line}`,
      quantity,
      ...presentVariant(variant, labelOf),
    })),
    reason,
    comment,
    pickupAddress,
    refundAmount: toRupees(row.refundAmount),
    ...(row.asCredit && { asCredit: true }),
    canWithdraw: nextReturnState(kind, state, 'withdraw') !== undefined,
  };
}

function presentEvent({ kind, createdAt, details }: OrderEventRow, isOwner: boolean): OrderEvent {
  const { carrier, tracking, trackingUrl, amount, returnId, reason } = details;
  return {
    kind,
    at: createdAt.toISOString(),
    details: {
      ...(carrier !== undefined && { carrier }),
      ...(tracking !== undefined && { tracking }),
      ...(trackingUrl !== undefined && { trackingUrl }),
      ...(amount !== undefined && { amount: toRupees(amount) }),
      ...(isOwner && returnId !== undefined && { returnId }),
      ...(isOwner && reason !== undefined && { reason }),
    },
  };
}

/** The events of an order as a shopper sees them, without authors and the operator's notes. */
function presentTimeline(events: readonly OrderEventRow[], isOwner: boolean): OrderEvent[] {
  return events.map((event) => presentEvent(event, isOwner));
}

/** All lines of an order that name values: bought, sent back and wanted instead. */
function linesOf({ items }: FullOrder, { returns }: OrderHistory): ChosenValues[] {
  return [...items, ...returns.flatMap(({ lines }) => lines)];
}

/** Orders with their histories, as the API represents them, in the same order. */
export async function presentOrders(
  db: Database,
  orders: readonly FullOrder[],
  view: OrderView,
): Promise<Order[]> {
  const historyOf = await readHistories(
    db,
    orders.map(({ order }) => order.id),
  );
  const found = orders.map((order) => ({ order, history: historyOf(order.order.id) }));
  const lines = found.flatMap(({ order, history }) => linesOf(order, history));
  const words = await readOrderWords(db, lines);
  const cards = await findCards(db, orders);
  return found.map(({ order, history }) => {
    return presentOrder(order, { history, words, card: cards.get(order.order.id) }, view);
  });
}

/** One order with its history, as the API represents it. */
export async function presentFullOrder(
  db: Database,
  order: FullOrder,
  view: OrderView,
): Promise<Order> {
  const historyOf = await readHistories(db, [order.order.id]);
  const history = historyOf(order.order.id);
  const words = await readOrderWords(db, linesOf(order, history));
  const card = (await findCards(db, [order])).get(order.order.id);
  return presentOrder(order, { history, words, card }, view);
}

/** The gift cards that those of the orders buy that aren't for goods, by the ids of the orders. */
function findCards(db: Database, orders: readonly FullOrder[]) {
  const ids = orders.filter(({ order }) => order.kind === 'gift-card').map(({ order }) => order.id);
  return findOrderedCards(db, ids);
}
