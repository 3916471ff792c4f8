import type { Database } from '../../../db/database';
import type { OrderEventDetails } from '../../../db/schema/orders/order-history';
import { estimateDelivery } from '../../delivery/delivery.service';
import { type CreditedOrder, returnCredits } from '../../credits/order-credits';
import { issueOrderedCard, isToBeSent, voidOrderedCard } from '../../gift-cards/ordered-card';
import { deleteUses } from '../../offers/offers.repository';
import { findOrderItems, type OrderRow, updateOrder } from '../orders.repository';
import { releaseStock } from '../stock.repository';
import {
  EVENT_OF,
  nextOrderState,
  type OrderAction,
  orderStateOf,
  statusOf,
} from './order-transitions';
import { recordOrderEvent } from './record-order-event';
import { notifyAfterCommit } from '../../../db/after-commit';

/** Who acts on an order, and the details of the action. */
export interface ActionDetails extends Pick<
  OrderEventDetails,
  'carrier' | 'tracking' | 'trackingUrl' | 'reason' | 'note'
> {
  /** `shopper`, `provider`, `shop` for automatic changes, or the name of an operator. */
  author: string;
}

/** The columns of an order that its actions depend on. */
type ActedOrder = CreditedOrder &
  Pick<OrderRow, 'id' | 'kind' | 'packedAt' | 'shippingAddress' | 'total' | 'language'>;

/** The columns of an order that an action changes besides its status. */
function changeOf(
  action: OrderAction,
  { carrier, tracking, trackingUrl }: ActionDetails,
): Partial<OrderRow> {
  switch (action) {
    case 'confirm':
      return { cashOnDeliveryAt: new Date() };
    case 'pack':
      return { packedAt: new Date() };
    case 'ship':
      return {
        carrier: carrier ?? null,
        tracking: tracking ?? null,
        trackingUrl: trackingUrl ?? null,
      };
    case 'deliver':
      return { deliveredAt: new Date() };
    case 'refuse':
    case 'cancel':
    case 'expire':
      // The same request is a new order from now on.
      return { idempotencyKey: null };
    default:
      return {};
  }
}

/** The actions after which an order is got ready. */
const STARTS: ReadonlySet<OrderAction> = new Set(['pay', 'confirm']);

/** The columns with the promise for an order that is got ready now; it has none if its delivery can't be estimated. */
async function promiseDelivery(
  tx: Database,
  { id, kind, shippingAddress }: ActedOrder,
): Promise<Partial<OrderRow>> {
  if (kind === 'gift-card') return {};
  const items = await findOrderItems(tx, id);
  const { earliest, latest } = estimateDelivery(shippingAddress.postalCode, items) ?? {};
  return { promisedEarliest: earliest ?? null, promisedLatest: latest ?? null };
}

/**
 * Applies an action and its consequences to an order that the transaction has locked (D14), and records it;
 * false when the order's state, or the use of the gift card that it bought, doesn't allow it. Nothing else changes an order's
 * status. A gift card that is to be mailed at once is issued as soon as its order is paid.
 */
export async function applyAction(
  tx: Database,
  order: ActedOrder,
  action: OrderAction,
  by: ActionDetails,
): Promise<boolean> {
  const state = orderStateOf(order);
  const next = state && nextOrderState(state, action, order.kind);
  if (next === undefined) return false;
  if (order.kind === 'gift-card' && !(await changeOrderedCard(tx, order, action, by))) return false;
  const promise = STARTS.has(action) ? await promiseDelivery(tx, order) : {};
  await updateOrder(tx, order.id, { ...changeOf(action, by), ...promise, status: statusOf(next) });
  if (next === 'cancelled') {
    await releaseStock(tx, order.id);
    await deleteUses(tx, order.id);
    const kind = state === 'pending' ? 'released' : 'refunded';
    await returnCredits(tx, { ...order, status: statusOf(next) }, kind);
    await requestRefund(tx, order.id);
  }
  const { author, ...details } = by;
  await recordOrderEvent(tx, { orderId: order.id, kind: EVENT_OF[action], author, details });
  if (action === 'pay' && order.kind === 'gift-card' && (await isToBeSent(tx, order.id))) {
    await applyAction(tx, { ...order, status: statusOf(next) }, 'send-gift-card', {
      author: 'shop',
    });
  }
  return true;
}

/** Issues or voids the gift card of an order, as the action needs; false if the card is in use and so can't be voided. */
async function changeOrderedCard(
  tx: Database,
  order: ActedOrder,
  action: OrderAction,
  { author }: ActionDetails,
): Promise<boolean> {
  if (action === 'send-gift-card') await issueOrderedCard(tx, order);
  return action !== 'cancel' || voidOrderedCard(tx, order, author);
}

/**
 * Requests an automatic refund of what is due, soon after the commit
 * (`payments/refunds/refund-worker.ts`).
 */
export async function requestRefund(tx: Database, orderId: string): Promise<void> {
  await updateOrder(tx, orderId, { refundRequestedAt: new Date() });
  notifyAfterCommit(tx, 'refund');
}
