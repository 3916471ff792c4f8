import { css } from '@emotion/react';
import { LIMITS } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { listingHref, withNextPage, type ListingParams } from './listing-params';

const place = css`
  justify-self: center;
  min-width: 240px;

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

interface LoadMoreProps {
  params: ListingParams;
  /** The number of products on all pages. */
  total: number;
  /** True while the next page is loading. */
  busy: boolean;
}

/** Adds the list's next page to those that are shown; a link, so that it does so without scripts, too. */
export function LoadMore({ params, total, busy }: LoadMoreProps) {
  if (params.page * LIMITS.pageSize >= total) return null;
  return (
    <ButtonLink
      css={place}
      variant="secondary"
      to={listingHref(withNextPage(params))}
      rel="nofollow"
      replace
      preventScrollReset
      aria-busy={busy}
    >
      Load more
    </ButtonLink>
  );
}
