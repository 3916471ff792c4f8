import { css } from '@emotion/react';
import { LIMITS } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { t } from '../../messages/t';

const place = css`
  justify-self: center;
  min-width: 240px;

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

interface LoadMoreProps {
  /** The last page that is shown. */
  page: number;
  /** The number of products on all pages. */
  total: number;
  /** The address of the same list with its next page added. */
  href: string;
  /** True while the next page is loading. */
  busy: boolean;
}

/** Adds the list's next page to those that are shown; a link, so that it does so without scripts, too. */
export function LoadMore({ page, total, href, busy }: LoadMoreProps) {
  if (page * LIMITS.pageSize >= total) return null;
  return (
    <ButtonLink
      css={place}
      variant="secondary"
      to={href}
      rel="nofollow"
      replace
      preventScrollReset
      aria-busy={busy}
    >
      {t('Load more')}
    </ButtonLink>
  );
}
