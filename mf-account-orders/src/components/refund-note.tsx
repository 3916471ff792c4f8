import { ORDER_STATUS, type Order } from '@storefront/shared/shop/order';
import { soft } from './order-panel.styles';

interface RefundNoteProps {
  order: Pick<Order, 'status' | 'refundDue'>;
}

/** Says why a payment is refunded, where one is (D14). */
export function RefundNote({ order: { status, refundDue } }: RefundNoteProps) {
  if (!refundDue) return null;
  return (
    <p css={soft}>
      {status === ORDER_STATUS.cancelled
        ? 'This order was paid; the refund is on its way.'
        : 'We received a payment that this order did not need; the refund is on its way.'}
    </p>
  );
}
