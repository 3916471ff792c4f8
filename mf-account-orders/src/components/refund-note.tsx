import type { Order } from '@storefront/host/shop/orders/order';
import { describeRefund } from '@storefront/host/shop/orders/refund-note';
import { secondaryText } from './order-panel.styles';

interface RefundNoteProps {
  order: Order;
}

/** Says what is refunded and why; nothing if there is no refund (D14, PAY-16). */
export function RefundNote({ order }: RefundNoteProps) {
  const note = describeRefund(order);
  return note === undefined ? null : <p css={secondaryText}>{note}</p>;
}
