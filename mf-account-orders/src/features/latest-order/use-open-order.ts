import { useEffect, useState } from 'react';
import { useHttp, useSession, type Http } from '@storefront/host';
import { ORDER_STATUS, type Order } from '@storefront/host/shop/orders/order';
import { fetchOrders } from '../../lib/orders.api';

/** The statuses of an order that is unpaid, or on its way. */
const OPEN: Order['status'][] = [ORDER_STATUS.pending, ORDER_STATUS.shipped];

/** The shopper's newest order that is unpaid, or on its way; undefined without one, and without a session. */
export function useOpenOrder(): Order | undefined {
  const http = useHttp();
  const signedIn = useSession((state) => state.signedIn);
  const [order, setOrder] = useState<Order>();

  useEffect(() => {
    if (!signedIn) return undefined;
    const controller = new AbortController();
    findOpenOrder(http, controller.signal).then(setOrder, (error: unknown) => {
      if (!controller.signal.aborted) console.error('The latest order could not be loaded.', error);
    });
    return () => {
      controller.abort();
      setOrder(undefined);
    };
  }, [http, signedIn]);

  return order;
}

async function findOpenOrder(http: Http, signal: AbortSignal): Promise<Order | undefined> {
  const orders = await fetchOrders(http, signal);
  return orders.find(({ status }) => OPEN.includes(status));
}
