import { useBus } from '@storefront/shared/host';
import { useRevalidator } from '@storefront/shared/router';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { useEffect } from 'react';

interface AccountFailedProps {
  /** A new object for each failed load, so that each is told once. */
  failure: { message: string };
}

/** Why the account couldn't be loaded, in the panel and in a toast (ACCT-04). */
export function AccountFailed({ failure }: AccountFailedProps) {
  const bus = useBus();
  const { state, revalidate } = useRevalidator();

  useEffect(() => {
    bus.send('toast.show', {
      title: 'Error',
      description: failure.message,
      tone: 'destructive',
    });
  }, [bus, failure]);

  return (
    <Alert
      action={
        <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
          Try Again
        </Button>
      }
    >
      {failure.message}
    </Alert>
  );
}
