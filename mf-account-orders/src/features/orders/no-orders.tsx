import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { t } from '../../messages/t';
import type { OrdersParams } from './orders-params';

/** Says that there are no orders yet (ORD-06), no search results, or no orders on a page beyond the last. */
export function NoOrders({ query, page }: OrdersParams) {
  if (query !== '' || page > 1) {
    return (
      <EmptyState
        title={t('No Orders Found')}
        action={<ButtonLink to={pagePaths.orders}>{t('View All Orders')}</ButtonLink>}
      >
        {query === ''
          ? t('There are no older orders.')
          : t('None of your orders matches “{query}”.', { query })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('No Orders Found')}
      action={<ButtonLink to={pagePaths.products}>{t('Browse Products')}</ButtonLink>}
    >
      {t('Whatever you order will be listed here.')}
    </EmptyState>
  );
}
