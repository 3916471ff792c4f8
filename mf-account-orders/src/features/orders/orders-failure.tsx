import { useRevalidator } from '@storefront/host/router';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { t } from '../../messages/t';

/** Says that the orders couldn't be loaded, and offers a retry (ORD-07). */
export function OrdersFailure() {
  const { revalidate } = useRevalidator();
  return (
    <RetryAlert onRetry={revalidate}>
      {t('Failed to load your orders. Please try again.')}
    </RetryAlert>
  );
}
