import { useLoaderData } from '@storefront/host/router';
import { OrderFailure } from '../../components/order-failure';
import type { OrderData } from '../../lib/order/order.loader';
import { ReturnOrder } from './return-order';

export { ReturnSkeleton } from './return-skeleton';

/** The page to return lines of an order, for a refund or in exchange for another size or colour (ORDP-06). */
export function ReturnPage() {
  const data = useLoaderData<OrderData>();
  if (data.status !== 'ready') return <OrderFailure reason={data.status} />;
  return <ReturnOrder key={data.order.id} loaded={data.order} />;
}
