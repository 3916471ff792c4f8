import { formatRupees } from '@storefront/host/format/money';
import { isPaidStatus, orderToPay } from '@storefront/host/shop/orders/order';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';

/** A sentence about what is refunded once the order is cancelled. */
export function refundSummary(
  order: Pick<OrderWithHistory, 'status' | 'received' | 'items' | 'total' | 'toPay' | 'credits'>,
): string {
  const received = order.received ?? (isPaidStatus(order.status) ? orderToPay(order) : 0);
  const refund =
    received > 0
      ? [t('{amount} will be refunded the way it was paid.', { amount: formatRupees(received) })]
      : [];
  const back = order.credits.map(({ codeEnding, amount: rupees }) => {
    const amount = formatRupees(rupees);
    return codeEnding === null
      ? t('{amount} goes back to your store credit.', { amount })
      : t('{amount} goes back on the gift card ending in {ending}.', {
          amount,
          ending: codeEnding,
        });
  });
  return [...refund, ...back].join(' ') || t('Nothing was charged for it.');
}
