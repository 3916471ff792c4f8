import { css } from '@emotion/react';
import { space } from '@storefront/shared/theme';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { reloadPage } from '../../lib/reload-page';

/** As much room as the empty list takes, so that the footer stays where it belongs. */
const place = css`
  max-width: 40rem;
  min-height: 44svh;
  padding-block: ${space(4)};
`;

/** Says that the products could not be loaded, and offers a new try (PLP-09). */
export function ListingFailure() {
  return (
    <div css={place}>
      <Alert action={<Button onClick={reloadPage}>Try Again</Button>}>
        Failed to load products. Please try again.
      </Alert>
    </div>
  );
}
