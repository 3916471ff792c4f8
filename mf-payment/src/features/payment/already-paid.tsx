import { pagePaths } from '@storefront/host/contracts';
import { describeDueOnDelivery } from '@storefront/host/shop/orders/due-on-delivery';
import type { Order } from '@storefront/host/shop/orders/order';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { t } from '../../messages/t';

interface AlreadyPaidProps {
  order: Order;
}

/** Tells the shopper that the order is paid, or will be on delivery, so that they don't pay again. */
export function AlreadyPaid({ order }: AlreadyPaidProps) {
  const { id } = order;
  const due = describeDueOnDelivery(order);
  return (
    <Alert
      tone="success"
      action={<ButtonLink to={pagePaths.orders}>{t('View My Orders')}</ButtonLink>}
    >
      {due === undefined
        ? t('Order {id} is paid. Nothing more is due.', { id })
        : t('Order {id} is confirmed. {due}', { id, due })}
    </Alert>
  );
}
