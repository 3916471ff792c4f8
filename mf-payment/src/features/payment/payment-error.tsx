import { Alert } from '@storefront/shared/ui/alert';
import { Button, ButtonLink, type ButtonProps } from '@storefront/shared/ui/button';
import { ways } from './payment.styles';

interface PaymentErrorProps {
  message: string;
  /** How the button for a new try works: by a function, or as its form's submit button. */
  retry: Pick<ButtonProps, 'type' | 'onClick' | 'busy' | 'variant'>;
}

/**
 * What went wrong, and the ways on (PAY-01): a new try, and, since the cart is empty by then, the
 * orders beside the checkout.
 */
export function PaymentError({ message, retry }: PaymentErrorProps) {
  return (
    <Alert
      action={
        <div css={ways}>
          <Button {...retry}>Try Again</Button>
          <ButtonLink to="/checkout" variant="quiet">
            Return to checkout
          </ButtonLink>
          <ButtonLink to="/orders" variant="quiet">
            View My Orders
          </ButtonLink>
        </div>
      }
    >
      {message}
    </Alert>
  );
}
