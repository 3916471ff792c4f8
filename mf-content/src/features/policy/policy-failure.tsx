import { useBus } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';

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
    <RetryAlert title="This page could not be loaded" onRetry={retry}>
      {message}. Please try again in a moment.
    </RetryAlert>
  );
}
