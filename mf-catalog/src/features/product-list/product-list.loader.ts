import { services, type LoaderServices } from '@storefront/shared/host';
import { data, type LoaderFunctionArgs } from '@storefront/shared/router';
import type { Picture } from '@storefront/shared/shop/picture';
import { listingCategories } from '@storefront/shared/shop/store-categories';
import type { Product } from '../../lib/product/product';
import { parseListingAddress, type ListingAddress } from '../../lib/listing-address';
import { fetchCategoryPicture, fetchProductList, fetchSubCategories } from './product-list.api';

/** A category to choose; the picture is its first product's. */
export interface CategoryTile {
  name: string;
  picture?: Picture | undefined;
}

/** What the listing shows: the categories to choose from, a category's products, or a failure. */
export type ProductListData =
  | { view: 'categories'; tiles: CategoryTile[] }
  | { view: 'products'; products: Product[]; total: number; subCategories: string[] }
  | { view: 'failed' };

/** Loads what the listing's address asks for; a failed list responds with 503 (PLP-09). */
export async function productListLoader(args: LoaderFunctionArgs) {
  const { request } = args;
  const address = parseListingAddress(new URL(request.url).search);
  return address.category === ''
    ? loadTiles(services(args), request.signal)
    : loadProducts(services(args), request.signal, address);
}

async function loadTiles(
  { http, storeInfo }: LoaderServices,
  signal: AbortSignal,
): Promise<ProductListData> {
  const state = await storeInfo();
  const names = listingCategories(state);
  const tiles = names.map(async (name) => {
    const category = name.toLowerCase();
    // The store's own picture of a category comes with the store information.
    if (state.info?.pictures.categories[category]) return { name };
    const pending = fetchCategoryPicture(http, category, signal);
    return { name, picture: await orElse(undefined, pending, signal) };
  });
  return { view: 'categories', tiles: await Promise.all(tiles) };
}

async function loadProducts(
  { http }: LoaderServices,
  signal: AbortSignal,
  address: ListingAddress,
) {
  try {
    const [list, subCategories] = await Promise.all([
      fetchProductList(http, address, signal),
      orElse([], fetchSubCategories(http, address.category, signal), signal),
    ]);
    return { view: 'products', ...list, subCategories } satisfies ProductListData;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The products could not be loaded.', error);
    return data({ view: 'failed' } satisfies ProductListData, { status: 503 });
  }
}

/** The value of a promise, or the fallback where it fails (PLP-14). */
async function orElse<Value>(
  fallback: Value,
  pending: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  try {
    return await pending;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('A part of the listing could not be loaded.', error);
    return fallback;
  }
}
