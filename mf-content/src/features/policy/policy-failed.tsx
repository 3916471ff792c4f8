import { useBus } from '@storefront/shared/host';
import { useRevalidator } from '@storefront/shared/router';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { useState } from 'react';

/** Says that the store can't be reached, and asks it again (D32). */
export function PolicyFailed() {
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
      The store could not be reached. Please try again in a moment.
    </Alert>
  );
}
