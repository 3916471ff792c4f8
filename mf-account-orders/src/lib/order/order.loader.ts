import { HttpError, services } from '@storefront/host';
import type { LoaderFunctionArgs } from '@storefront/host/router';
import { fetchOrder } from './order.api';
import type { OrderWithHistory } from './order-with-history';

/** The order, `missing` if the shopper has no such order, or `failed` if it couldn't be loaded. */
export type OrderData =
  { status: 'ready'; order: OrderWithHistory } | { status: 'missing' } | { status: 'failed' };

/** Loads the order that the URL names. Runs only in the browser, because the token is there. */
export async function loadOrder({ params, request, ...args }: LoaderFunctionArgs) {
  const { signal } = request;
  try {
    const order = await fetchOrder(services(args).http, params.id ?? '', signal);
    return { status: 'ready', order } satisfies OrderData;
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof HttpError && (error.status === 404 || error.status === 403)) {
      return { status: 'missing' } satisfies OrderData;
    }
    console.error('The order could not be loaded.', error);
    return { status: 'failed' } satisfies OrderData;
  }
}
