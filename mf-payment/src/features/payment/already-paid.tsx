import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';

interface AlreadyPaidProps {
  orderId: string;
}

/** Tells the shopper that the order is paid, so that they don't pay again. */
export function AlreadyPaid({ orderId }: AlreadyPaidProps) {
  return (
    <Alert tone="success" action={<ButtonLink to={pagePaths.orders}>View My Orders</ButtonLink>}>
      Order {orderId} is paid. Nothing more is due.
    </Alert>
  );
}
