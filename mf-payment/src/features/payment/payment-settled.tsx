import { Alert } from '@storefront/shared/ui/alert';
import { ButtonLink } from '@storefront/shared/ui/button';

interface PaymentSettledProps {
  orderId: string;
}

/** Says that an order is paid, so that nobody pays for it again. */
export function PaymentSettled({ orderId }: PaymentSettledProps) {
  return (
    <Alert tone="success" action={<ButtonLink to="/orders">View My Orders</ButtonLink>}>
      Order {orderId} is paid. Nothing more is due.
    </Alert>
  );
}
