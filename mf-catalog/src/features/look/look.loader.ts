import type { FragmentLoaderArgs } from '@storefront/host';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import { fetchProductsById } from '../../lib/product/list/products-by-id.api';
import type { Product } from '../../lib/product/product';

/** The products of a look in the merchant's order, those that are sold out last. */
export async function loadLook({
  props: { productIds },
  http,
  signal,
}: FragmentLoaderArgs<FragmentProps['catalog.look']>): Promise<Product[]> {
  const products = await fetchProductsById(http, productIds, signal);
  return products.sort(
    (one, other) => Number(one.soldOut ?? false) - Number(other.soldOut ?? false),
  );
}
