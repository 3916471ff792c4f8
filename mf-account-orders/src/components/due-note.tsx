import type { Order } from '@storefront/host/shop/orders/order';
import { describeDueOnDelivery } from '@storefront/host/shop/orders/due-on-delivery';

interface DueNoteProps {
  order: Order;
}

/** Says what the courier is to be paid; nothing if the order isn't paid on delivery (COD-01). */
export function DueNote({ order }: DueNoteProps) {
  const note = describeDueOnDelivery(order);
  return note === undefined ? null : <p>{note}</p>;
}
