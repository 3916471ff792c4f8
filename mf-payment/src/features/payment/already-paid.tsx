import { pagePaths } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import type { Order } from '@storefront/host/shop/orders/order';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';

interface AlreadyPaidProps {
  order: Order;
}

/** Tells the shopper that the order is paid, or will be on delivery, so that they don't pay again. */
export function AlreadyPaid({ order: { id, dueOnDelivery } }: AlreadyPaidProps) {
  return (
    <Alert tone="success" action={<ButtonLink to={pagePaths.orders}>View My Orders</ButtonLink>}>
      {dueOnDelivery === undefined
        ? `Order ${id} is paid. Nothing more is due.`
        : `Order ${id} is confirmed. Pay ${formatRupees(dueOnDelivery)} to the courier, in cash or by UPI.`}
    </Alert>
  );
}
