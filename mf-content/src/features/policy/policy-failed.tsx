import { useBus } from '@storefront/shared/host';
import { useRevalidator } from '@storefront/shared/router';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { useState } from 'react';

interface PolicyFailedProps {
  /** Why there is no store information (STORE-02). */
  message: string;
}

/** Says that the store can't be reached, and asks it again (D32). */
export function PolicyFailed({ message }: PolicyFailedProps) {
  const bus = useBus();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    try {
      await bus.send('store-info.refresh');
      await revalidate();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert
      title="This page could not be loaded"
      action={
        <Button variant="secondary" busy={busy} onClick={() => void retry()}>
          Try Again
        </Button>
      }
    >
      {message}. Please try again in a moment.
    </Alert>
  );
}
