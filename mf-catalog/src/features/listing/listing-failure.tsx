import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { reloadPage } from './reload-page';
import { t } from '../../messages/t';

/** As tall as the empty list, so that the footer stays at the bottom. */
const place = css`
  max-width: 40rem;
  min-height: 44svh;
  padding-block: ${space(4)};
`;

/** Says that the products couldn't be loaded, and offers to reload the page (PLP-09). */
export function ListingFailure() {
  return (
    <div css={place}>
      <RetryAlert variant="primary" onRetry={reloadPage}>
        {t('Failed to load products. Please try again.')}
      </RetryAlert>
    </div>
  );
}
