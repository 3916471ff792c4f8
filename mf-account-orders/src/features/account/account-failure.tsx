import { useBus } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { useEffect } from 'react';
import { t } from '../../messages/t';

interface AccountFailureProps {
  /** A new object for each failed load, so that each shows one toast. */
  failure: { message: string };
}

/** Why the account couldn't be loaded, in the panel and in a toast (ACCT-04). */
export function AccountFailure({ failure }: AccountFailureProps) {
  const bus = useBus();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    bus.send('toast.show', {
      title: t('Error'),
      description: failure.message,
      tone: 'destructive',
    });
  }, [bus, failure]);

  return <RetryAlert onRetry={revalidate}>{failure.message}</RetryAlert>;
}
