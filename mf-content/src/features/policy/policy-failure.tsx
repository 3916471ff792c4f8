import { useBus } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { t } from '../../messages/t';

interface PolicyFailureProps {
  /** Why there is no store information (STORE-02). */
  message: string;
}

/** Says that the store can't be reached; a retry loads its information again (D32). */
export function PolicyFailure({ message }: PolicyFailureProps) {
  const bus = useBus();
  const { revalidate } = useRevalidator();

  async function retry() {
    await bus.send('store-info.refresh');
    await revalidate();
  }

  return (
    <RetryAlert title={t('This page could not be loaded')} onRetry={retry}>
      {t('{message}. Please try again in a moment.', { message })}
    </RetryAlert>
  );
}
