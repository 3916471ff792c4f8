import { useRevalidator } from '@storefront/shared/router';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';

/** Says that the orders couldn't be loaded and runs the loader again (ORD-07). */
export function OrdersFailed() {
  const { state, revalidate } = useRevalidator();
  return (
    <Alert
      action={
        <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
          Try Again
        </Button>
      }
    >
      Failed to load your orders. Please try again.
    </Alert>
  );
}
