import { HttpError, services } from '@storefront/shared/host';
import { data, type LoaderFunctionArgs } from '@storefront/shared/router';
import { fetchProduct, type ProductDetail } from '../../lib/product/product.api';

/** The product, or why it couldn't be loaded. */
export type ProductData =
  | ({ status: 'ready' } & ProductDetail)
  | { status: 'missing'; message: 'Product not found' }
  | { status: 'failed'; message: 'Failed to load product details' };

/** Loads the URL's product; responds with 404 if there is none, and with 503 after a failure (PDP-06). */
export async function loadProduct(args: LoaderFunctionArgs) {
  const { params, request } = args;
  try {
    const detail = await fetchProduct(services(args).http, params.id ?? '', request.signal);
    return { status: 'ready', ...detail } satisfies ProductData;
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (error instanceof HttpError && error.status === 404) {
      return data({ status: 'missing', message: 'Product not found' } satisfies ProductData, {
        status: 404,
      });
    }
    console.error('The product could not be loaded.', error);
    return data(
      { status: 'failed', message: 'Failed to load product details' } satisfies ProductData,
      { status: 503 },
    );
  }
}
