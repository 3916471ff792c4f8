import { pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { useLocation } from '@storefront/host/router';
import { Button, ButtonLink } from '@storefront/ui/actions/button';
import { t } from '../../messages/t';
import { isUnpaid, type PaymentStatus } from './payment-status';
import { actions } from './order-success.styles';

interface NextActionsProps {
  orderId: string;
  payment: PaymentStatus;
  /** True while the payment is being polled. */
  polling: boolean;
  onRetry: () => void;
}

/** What the shopper can do next: first what the order needs, then the links to the orders and the shop. */
export function NextActions({ orderId, payment, polling, onRetry }: NextActionsProps) {
  const bus = useBus();
  const { pathname, search } = useLocation();
  const canRetry = payment === 'failed' || (isUnpaid(payment) && !polling);
  const hasPrimaryAction = isUnpaid(payment) || payment === 'failed' || payment === 'signed-out';
  return (
    <div css={actions}>
      {isUnpaid(payment) ? (
        <ButtonLink to={pagePaths.payment(orderId)}>{t('Pay Now')}</ButtonLink>
      ) : null}
      {payment === 'signed-out' ? (
        <ButtonLink
          to={pagePaths.login}
          onClick={() => bus.send('session.return-to', { path: pathname + search })}
        >
          {t('Sign In')}
        </ButtonLink>
      ) : null}
      {canRetry ? (
        <Button
          variant={payment === 'failed' ? 'primary' : 'secondary'}
          busy={polling}
          onClick={onRetry}
        >
          {t('Try Again')}
        </Button>
      ) : null}
      <ButtonLink to={pagePaths.orders} variant={hasPrimaryAction ? 'secondary' : 'primary'}>
        {t('View My Orders')}
      </ButtonLink>
      <ButtonLink to={pagePaths.home} variant="secondary">
        {t('Continue Shopping')}
      </ButtonLink>
    </div>
  );
}
