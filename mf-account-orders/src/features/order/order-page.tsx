import { useLoaderData } from '@storefront/host/router';
import { OrderFailure } from '../../components/order-failure';
import type { OrderData } from '../../lib/order/order.loader';
import { OrderView } from './order-view';

export { OrderSkeleton } from './order-skeleton';

/** The page of one order (ORDP-01 to ORDP-08). */
export function OrderPage() {
  const data = useLoaderData<OrderData>();
  if (data.status !== 'ready') return <OrderFailure reason={data.status} />;
  return <OrderView key={data.order.id} loaded={data.order} />;
}
