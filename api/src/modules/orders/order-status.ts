import { ORDER_STATUS } from '@storefront/shared/contracts/api';

/** `expire` cancels an order that wasn't paid in time; `cancel` is the operator's. */
export type OrderAction = 'pay' | 'ship' | 'deliver' | 'cancel' | 'expire';

const { pending, processing, shipped, delivered, cancelled } = ORDER_STATUS;

/** What may happen to an order of each status, and its status then (D14). Anything else is refused. */
const TRANSITIONS: Readonly<Record<number, Partial<Record<OrderAction, number>>>> = {
  [pending]: { pay: processing, cancel: cancelled, expire: cancelled },
  [processing]: { ship: shipped, cancel: cancelled },
  [shipped]: { deliver: delivered },
};

/** The status of an order after an action; undefined when its status doesn't allow it. */
export function nextStatus(status: number, action: OrderAction): number | undefined {
  return TRANSITIONS[status]?.[action];
}

/** The statuses in which the shop keeps what an order costs. */
export const PAID_STATUSES: readonly number[] = [processing, shipped, delivered];

const NAMES = new Map<number, string>([
  [pending, 'Pending'],
  [processing, 'Processing'],
  [shipped, 'Shipped'],
  [delivered, 'Delivered'],
  [cancelled, 'Cancelled'],
]);

/** The name of a status code, for messages. */
export function statusName(status: number): string {
  return NAMES.get(status) ?? `Unknown (${status})`;
}
