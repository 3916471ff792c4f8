import { ORDER_STATUS } from '@storefront/shared/contracts/api';

/** `expire` is what happens to an order that nobody pays; `cancel` is asked for. */
export type OrderAction = 'pay' | 'ship' | 'deliver' | 'cancel' | 'expire';

export interface Transition {
  status: number;
  /** The pieces go back on the shelf. */
  restock: boolean;
  /** What was paid has to be paid back. */
  refund: boolean;
}

const { pending, processing, shipped, delivered, cancelled } = ORDER_STATUS;

const forward = (status: number): Transition => ({ status, restock: false, refund: false });
const backOut = (refund: boolean): Transition => ({ status: cancelled, restock: true, refund });

const TRANSITIONS: Readonly<Record<number, Partial<Record<OrderAction, Transition>>>> = {
  [pending]: { pay: forward(processing), cancel: backOut(false), expire: backOut(false) },
  [processing]: { ship: forward(shipped), cancel: backOut(true) },
  [shipped]: { deliver: forward(delivered) },
};

/** What an action makes of an order in that status (D14); undefined when it isn't allowed. */
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
