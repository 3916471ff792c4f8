import { useLoaderData } from '@storefront/shared/router';
import { PageHeading } from '@storefront/shared/ui/page/page-heading';
import { Page } from '../../components/page';
import { OrderList } from './order-list';
import { OrdersFailure } from './orders-failure';
import type { OrdersData } from './orders.loader';

export { OrdersSkeleton } from './orders-skeleton';

/** The shopper's orders (ORD-01 to ORD-09). */
export function OrdersPage() {
  const data = useLoaderData<OrdersData>();
  return (
    <Page>
      <PageHeading>My Orders</PageHeading>
      {data.status === 'failed' ? <OrdersFailure /> : <OrderList orders={data.orders} />}
    </Page>
  );
}
