import { pagePaths } from '@storefront/host/contracts';
import { Button, ButtonLink, type ButtonProps } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { t } from '../messages/t';
import { actions } from './actions.styles';

interface PaymentErrorProps {
  message: string;
  /** Props of the retry button: a click handler, or the type of its form's submit button. */
  retry: Pick<ButtonProps, 'type' | 'onClick' | 'busy' | 'variant'>;
}

/**
 * A payment error with what the shopper can do next (PAY-01): retry, return to the checkout,
 * or, because placing the order has emptied the cart, open the list of orders.
 */
export function PaymentError({ message, retry }: PaymentErrorProps) {
  return (
    <Alert
      action={
        <div css={actions}>
          <Button {...retry}>{t('Try Again')}</Button>
          <ButtonLink to={pagePaths.checkout} variant="quiet">
            {t('Return to checkout')}
          </ButtonLink>
          <ButtonLink to={pagePaths.orders} variant="quiet">
            {t('View My Orders')}
          </ButtonLink>
        </div>
      }
    >
      {message}
    </Alert>
  );
}
