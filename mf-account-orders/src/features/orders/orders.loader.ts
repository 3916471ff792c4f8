import { services } from '@storefront/host';
import type { LoaderFunctionArgs } from '@storefront/host/router';
import { fetchOrdersPage, type OrdersPage } from './orders-list.api';
import { parseOrdersParams, type OrdersParams } from './orders-params';

/** The shopper's orders, or a failure, which must not look like an empty list (D22). */
export type OrdersData = OrdersParams & (({ status: 'ready' } & OrdersPage) | { status: 'failed' });

/** Loads a page of the shopper's orders. Runs only in the browser, because the token is there. */
export async function loadOrders(args: LoaderFunctionArgs): Promise<OrdersData> {
  const { signal, url } = args.request;
  const params = parseOrdersParams(new URL(url).searchParams);
  try {
    const page = await fetchOrdersPage(services(args).http, params, signal);
    return { status: 'ready', ...params, ...page };
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The orders could not be loaded.', error);
    return { status: 'failed', ...params };
  }
}
