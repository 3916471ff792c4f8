import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { reloadPage } from '../../lib/reload-page';

/** Says that the products could not be loaded, and offers a new try (PLP-09). */
export function ListingFailure() {
  return (
    <Alert action={<Button onClick={reloadPage}>Try Again</Button>}>
      Failed to load products. Please try again.
    </Alert>
  );
}
