import { css } from '@emotion/react';
import { LIMITS } from '@storefront/host/contracts';
import { space } from '@storefront/ui/theme';
import { ButtonLink } from '@storefront/ui/actions/button';
import { secondaryText } from '../../components/order-panel.styles';
import { t } from '../../messages/t';
import { ordersPath } from './orders-params';

const nav = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

interface OrdersPagingProps {
  query: string;
  page: number;
  /** The number of orders on all pages. */
  total: number;
  /** The number of orders on this page, which exceeds the page size if the server doesn't paginate. */
  shown: number;
}

/** The links to newer and older orders; nothing if all of them are shown. */
export function OrdersPaging({ query, page, total, shown }: OrdersPagingProps) {
  const last = Math.max(1, Math.ceil(total / LIMITS.ordersPageSize));
  if (shown >= total && page === 1) return null;
  return (
    <nav css={nav} aria-label={t('Pagination')}>
      {page > 1 ? (
        <ButtonLink variant="secondary" to={ordersPath({ query, page: Math.min(page - 1, last) })}>
          {t('Newer Orders')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p css={secondaryText}>{t('Page {page} of {last}', { page, last })}</p>
      {page < last ? (
        <ButtonLink variant="secondary" to={ordersPath({ query, page: page + 1 })}>
          {t('Older Orders')}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
