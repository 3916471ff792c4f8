import { useBus } from '@storefront/shared/host';
import { useRevalidator } from '@storefront/shared/router';
import { RetryAlert } from '@storefront/shared/ui/feedback/retry-alert';
import { useEffect } from 'react';

interface AccountFailedProps {
  /** A new object for each failed load, so that each shows one toast. */
  failure: { message: string };
}

/** Says why the account couldn't be loaded, here and in a toast, and runs the loader again (ACCT-04). */
export function AccountFailed({ failure }: AccountFailedProps) {
  const bus = useBus();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    bus.send('toast.show', {
      title: 'Error',
      description: failure.message,
      tone: 'destructive',
    });
  }, [bus, failure]);

  return <RetryAlert onRetry={revalidate}>{failure.message}</RetryAlert>;
}
