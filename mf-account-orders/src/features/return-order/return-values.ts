import type { ReturnKind } from '@storefront/host/contracts';
import type { ShippingAddress } from '@storefront/host/contracts/api';
import type { OrderWithHistory, ReturnableItem } from '../../lib/order/order-with-history';

/** The values for one line: how many pieces are sent back, and which variant is wanted instead. */
export interface LineValues {
  quantity: number;
  /** The value of an `ExchangeOption`. */
  wantedOption?: string | undefined;
}

/** Where the refund goes: back where the payment came from, or to the store credit of the account. */
export const REFUND_TO = ['payment', 'credit'] as const;
export type RefundTo = (typeof REFUND_TO)[number];

/** The values of the form; `lines` are those of `returnableItems`, in their order. */
export interface ReturnValues {
  kind: ReturnKind;
  lines: LineValues[];
  reason?: string | undefined;
  comment?: string | undefined;
  refundTo: RefundTo;
  /** Where the refund of an order goes that was paid to the courier. */
  refundUpiId?: string | undefined;
  pickup: Partial<ShippingAddress>;
}

/** The lines of an order of which something can be sent back. */
export function returnableItems({ items }: Pick<OrderWithHistory, 'items'>): ReturnableItem[] {
  return items.filter(({ returnable }) => returnable > 0);
}

/** Whether the same pieces of both orders can be sent back, so that the values for one fit the other. */
export function hasSameReturnableItems(one: OrderWithHistory, other: OrderWithHistory): boolean {
  return returnablePieces(one) === returnablePieces(other);
}

function returnablePieces(order: OrderWithHistory): string {
  return JSON.stringify(returnableItems(order).map(({ id, returnable }) => [id, returnable]));
}

/** The initial values: a single returnable piece is preselected; the pick-up is at the delivery address. */
export function initialValues(order: OrderWithHistory): ReturnValues {
  const items = returnableItems(order);
  const isOnePiece = items.length === 1 && items[0]?.returnable === 1;
  return {
    kind: 'return',
    refundTo: 'payment',
    lines: items.map(() => ({ quantity: isOnePiece ? 1 : 0 })),
    pickup: order.address,
  };
}
