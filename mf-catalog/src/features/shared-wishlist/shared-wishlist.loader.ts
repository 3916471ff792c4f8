import { services } from '@storefront/host';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import type { Product } from '../../lib/product/product';
import { fetchProductsById } from '../../lib/product/list/products-by-id.api';
import { sharedItems } from './shared-items';

/** The products of a shared wishlist, or a failure. */
export type SharedWishlistData = { status: 'ready'; products: Product[] } | { status: 'failed' };

/** Loads the products that the URL names; unknown ones are left out. A failure responds with 503. */
export async function loadSharedWishlist(args: LoaderFunctionArgs) {
  const { request } = args;
  const ids = sharedItems(new URL(request.url).search);
  if (ids.length === 0) return { status: 'ready', products: [] } satisfies SharedWishlistData;
  try {
    const products = await fetchProductsById(services(args).http, ids, request.signal);
    return { status: 'ready', products } satisfies SharedWishlistData;
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.error('The shared wishlist could not be loaded.', error);
    return data({ status: 'failed' } satisfies SharedWishlistData, { status: 503 });
  }
}
