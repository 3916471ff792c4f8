import { formatRupees } from '@storefront/host/format/money';
import { isPaidStatus, orderToPay } from '@storefront/host/shop/orders/order';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';

/** A sentence about what is refunded once the order is cancelled. */
export function refundSummary(
  order: Pick<OrderWithHistory, 'status' | 'received' | 'items' | 'total' | 'toPay' | 'credits'>,
): string {
  const received = order.received ?? (isPaidStatus(order.status) ? orderToPay(order) : 0);
  const refund =
    received > 0 ? [`${formatRupees(received)} will be refunded the way it was paid.`] : [];
  const back = order.credits.map(
    ({ codeEnding, amount }) =>
      `${formatRupees(amount)} goes back ${codeEnding === null ? 'to your store credit' : `on the gift card ending in ${codeEnding}`}.`,
  );
  return [...refund, ...back].join(' ') || 'Nothing was charged for it.';
}
