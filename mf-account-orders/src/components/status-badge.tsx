import { orderStatusLabel, orderStatusTone, type Order } from '@storefront/host/shop/orders/order';
import { Badge } from '@storefront/ui/feedback/badge';

interface StatusBadgeProps {
  order: Pick<Order, 'status'>;
}

/** The status of an order (ORD-02, ORD-03). */
export function StatusBadge({ order: { status } }: StatusBadgeProps) {
  return <Badge tone={orderStatusTone(status)}>{orderStatusLabel(status)}</Badge>;
}
