import { ORDER_STATUS, type OrderEventKind } from '@storefront/host/contracts/api';
import type { OrderRow } from '../orders.repository';

/** The state of an order in its life cycle. A packed order has the status Processing. */
export type OrderState = 'pending' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled';

/**
 * `expire` cancels an order that wasn't paid in time; `cancel` is the shopper's and the operator's. `confirm` is that the
 * shopper will pay the courier, and `refuse` that the parcel came back because nobody did. `send-gift-card` is that the gift
 * card is issued that the order buys.
 */
export type OrderAction =
  | 'pay'
  | 'confirm'
  | 'pack'
  | 'ship'
  | 'deliver'
  | 'refuse'
  | 'send-gift-card'
  | 'cancel'
  | 'expire';

type Transitions = Readonly<Record<OrderState, Partial<Record<OrderAction, OrderState>>>>;

/** The allowed actions in each state, and the state after each (D14). Anything else is refused. */
const GOODS: Transitions = {
  pending: { pay: 'paid', confirm: 'paid', cancel: 'cancelled', expire: 'cancelled' },
  paid: { pack: 'packed', ship: 'shipped', cancel: 'cancelled' },
  packed: { ship: 'shipped', cancel: 'cancelled' },
  shipped: { deliver: 'delivered', refuse: 'cancelled' },
  delivered: {},
  cancelled: {},
};

/** The same for a gift card. One that was sent can be cancelled as long as nothing of it is used, which is checked elsewhere. */
const GIFT_CARD: Transitions = {
  pending: { pay: 'paid', cancel: 'cancelled', expire: 'cancelled' },
  paid: { 'send-gift-card': 'delivered', cancel: 'cancelled' },
  packed: {},
  shipped: {},
  delivered: { cancel: 'cancelled' },
  cancelled: {},
};

const TRANSITIONS: Readonly<Record<OrderRow['kind'], Transitions>> = {
  goods: GOODS,
  'gift-card': GIFT_CARD,
};

const STATUS_OF: Readonly<Record<OrderState, number>> = {
  pending: ORDER_STATUS.pending,
  paid: ORDER_STATUS.processing,
  packed: ORDER_STATUS.processing,
  shipped: ORDER_STATUS.shipped,
  delivered: ORDER_STATUS.delivered,
  cancelled: ORDER_STATUS.cancelled,
};

/** The event that an action is recorded as. */
export const EVENT_OF: Readonly<Record<OrderAction, OrderEventKind>> = {
  pay: 'paid',
  confirm: 'confirmed',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  refuse: 'delivery-refused',
  'send-gift-card': 'gift-card-sent',
  cancel: 'cancelled',
  expire: 'expired',
};

/** The state after an action; undefined when the state doesn't allow it. */
export function nextOrderState(
  state: OrderState,
  action: OrderAction,
  kind: OrderRow['kind'] = 'goods',
): OrderState | undefined {
  return TRANSITIONS[kind][state][action];
}

/** Actions that no operator types. */
const NOT_TYPED: readonly string[] = [
  'confirm',
  'expire',
  'send-gift-card',
] satisfies OrderAction[];

/** What is possible in a state, for the message of a refused action: "pay, cancel"; "nothing" at the end. */
export function possibleActions(order: Pick<OrderRow, 'kind' | 'status' | 'packedAt'>): string {
  const state = orderStateOf(order);
  const actions = Object.keys(state ? TRANSITIONS[order.kind][state] : {});
  return actions.filter((action) => !NOT_TYPED.includes(action)).join(', ') || 'nothing';
}

/** The state of a stored order; undefined for an unknown status. */
export function orderStateOf({
  status,
  packedAt,
}: Pick<OrderRow, 'status' | 'packedAt'>): OrderState | undefined {
  switch (status) {
    case ORDER_STATUS.pending:
      return 'pending';
    case ORDER_STATUS.processing:
      return packedAt === null ? 'paid' : 'packed';
    case ORDER_STATUS.shipped:
      return 'shipped';
    case ORDER_STATUS.delivered:
      return 'delivered';
    case ORDER_STATUS.cancelled:
      return 'cancelled';
    default:
      return undefined;
  }
}

/** The status code of a state. */
export function statusOf(state: OrderState): number {
  return STATUS_OF[state];
}

/** Whether an order may be cancelled by its state: until it is shipped. Whether a gift card is used, it doesn't say. */
export function canBeCancelled(order: Pick<OrderRow, 'kind' | 'status' | 'packedAt'>): boolean {
  const state = orderStateOf(order);
  return state !== undefined && nextOrderState(state, 'cancel', order.kind) !== undefined;
}
