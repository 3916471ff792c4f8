import { ORDER_STATUS } from '@storefront/shared/contracts/api';

/** `expire` cancels an order that wasn't paid in time; `cancel` is the operator's. */
export type OrderAction = 'pay' | 'ship' | 'deliver' | 'cancel' | 'expire';

export interface Transition {
  status: number;
  /** The reserved stock is released. */
  restock: boolean;
  /** The payment has to be refunded. */
  refund: boolean;
}

const { pending, processing, shipped, delivered, cancelled } = ORDER_STATUS;

const forward = (status: number): Transition => ({ status, restock: false, refund: false });
const cancel = (refund: boolean): Transition => ({ status: cancelled, restock: true, refund });

const TRANSITIONS: Readonly<Record<number, Partial<Record<OrderAction, Transition>>>> = {
  [pending]: { pay: forward(processing), cancel: cancel(false), expire: cancel(false) },
  [processing]: { ship: forward(shipped), cancel: cancel(true) },
  [shipped]: { deliver: forward(delivered) },
};

/** What an action changes in an order of that status (D14); undefined when it isn't allowed. */
export function transition(status: number, action: OrderAction): Transition | undefined {
  return TRANSITIONS[status]?.[action];
}

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
