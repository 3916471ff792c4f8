import type { OrderItemRow } from './orders.repository';

/** What was paid for all pieces of a line, in paise. */
export function paidFor({
  price,
  quantity,
  discount,
}: Pick<OrderItemRow, 'price' | 'quantity' | 'discount'>): number {
  return price * quantity - discount;
}
