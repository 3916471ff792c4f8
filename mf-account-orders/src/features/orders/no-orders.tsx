import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import type { OrdersParams } from './orders-params';

/** Says that there are no orders yet (ORD-06), no search results, or no orders on a page beyond the last. */
export function NoOrders({ query, page }: OrdersParams) {
  if (query !== '' || page > 1) {
    return (
      <EmptyState
        title="No Orders Found"
        action={<ButtonLink to={pagePaths.orders}>View All Orders</ButtonLink>}
      >
        {query === '' ? 'There are no older orders.' : `None of your orders matches “${query}”.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No Orders Found"
      action={<ButtonLink to={pagePaths.products}>Browse Products</ButtonLink>}
    >
      Whatever you order will be listed here.
    </EmptyState>
  );
}
