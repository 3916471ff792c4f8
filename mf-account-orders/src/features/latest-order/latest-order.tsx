import { pagePaths } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import { ORDER_STATUS } from '@storefront/host/shop/orders/order';
import { t } from '../../messages/t';
import { bar, anchor, actionLink } from './latest-order.styles';
import { useOpenOrder } from './use-open-order';

/** One line about the shopper's order that needs attention, with a link to pay for it or to track it. */
export function LatestOrder() {
  const order = useOpenOrder();
  if (!order) return null;
  const { id, status } = order;
  const isUnpaid = status === ORDER_STATUS.pending;
  return (
    <aside css={anchor} aria-label={t('Your latest order')}>
      <p css={bar}>
        <span>
          {isUnpaid
            ? t('Order {id} awaits payment', { id })
            : t('Order {id} is on its way', { id })}
        </span>
        <Link css={actionLink} to={isUnpaid ? pagePaths.payment(id) : pagePaths.trackOrderById(id)}>
          {isUnpaid ? t('Pay now') : t('Track order')}
        </Link>
      </p>
    </aside>
  );
}
