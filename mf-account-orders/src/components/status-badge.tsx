import {
  ORDER_STATUS,
  orderStatusLabel,
  orderStatusTone,
  type Order,
} from '@storefront/host/shop/orders/order';
import { Badge } from '@storefront/ui/feedback/badge';
import { t } from '../messages/t';

interface StatusBadgeProps {
  order: Pick<Order, 'status' | 'giftCard'>;
}

/** The status of an order (ORD-02, ORD-03); a gift card isn't delivered but mailed, as its timeline says. */
export function StatusBadge({ order: { status, giftCard } }: StatusBadgeProps) {
  const isMailed = giftCard !== undefined && status === ORDER_STATUS.delivered;
  return (
    <Badge tone={orderStatusTone(status)}>
      {isMailed ? t('Mailed') : orderStatusLabel(status)}
    </Badge>
  );
}
