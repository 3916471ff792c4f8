import { LIMITS } from '@storefront/host/contracts';
import { useLoaderData } from '@storefront/host/router';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { OrderList } from './order-list';
import { OrderSearchForm } from './order-search.form';
import { OrdersFailure } from './orders-failure';
import type { OrdersData } from './orders.loader';
import { OrdersPaging } from './orders-paging';

export { OrdersSkeleton } from './orders-skeleton';

/** The shopper's orders (ORD-01 to ORD-09), with a search if there is more than one page (ORDP-01). */
export function OrdersPage() {
  const data = useLoaderData<OrdersData>();
  const { query, page } = data;
  const isSearchable =
    query !== '' || (data.status === 'ready' && data.total > LIMITS.ordersPageSize);
  return (
    <Page>
      <PageHeading>{t('My Orders')}</PageHeading>
      {isSearchable ? <OrderSearchForm key={query} query={query} /> : null}
      {data.status === 'failed' ? (
        <OrdersFailure />
      ) : (
        <>
          <OrderList orders={data.orders} query={query} page={page} />
          <OrdersPaging query={query} page={page} total={data.total} shown={data.orders.length} />
        </>
      )}
    </Page>
  );
}
