import { formatRupees } from '@storefront/host/format/money';
import { isPaidStatus, orderTotal } from '@storefront/host/shop/orders/order';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';

/** A sentence about what is refunded once the order is cancelled. */
export function refundSummary(
  order: Pick<OrderWithHistory, 'status' | 'received' | 'items' | 'total'>,
): string {
  const received = order.received ?? (isPaidStatus(order.status) ? orderTotal(order) : 0);
  return received > 0
    ? `${formatRupees(received)} will be refunded the way it was paid.`
    : 'Nothing was charged for it.';
}
