import { services } from '@storefront/shared/host';
import type { LoaderFunctionArgs } from '@storefront/shared/router';
import type { Order } from '@storefront/shared/shop/order';
import { fetchOrders } from '../../lib/orders.api';

/** The shopper's orders, or that they couldn't be loaded: never an empty list instead (D22). */
export type OrdersData = { status: 'ready'; orders: Order[] } | { status: 'failed' };

/** Loads the shopper's orders; runs in the browser alone, where the token is. */
export async function loadOrders(args: LoaderFunctionArgs): Promise<OrdersData> {
  const { signal } = args.request;
  try {
    return { status: 'ready', orders: await fetchOrders(services(args).http, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The orders could not be loaded.', error);
    return { status: 'failed' };
  }
}
