import type { FragmentProps } from '@storefront/host/contracts/fragments';
import type { FragmentLoaderArgs } from '@storefront/host';
import type { Product } from '../../lib/product/product';
import { viewedProducts } from '../../lib/product/viewed-products';
import { fetchViewedProduct } from './recently-viewed.api';

/** As many as fit side by side. */
const SHOWN = 4;

/** The products viewed last on this device, newest first, without those that can't be loaded. */
export async function loadRecentlyViewed({
  props: { except },
  http,
  signal,
}: FragmentLoaderArgs<FragmentProps['catalog.recently-viewed']>): Promise<Product[]> {
  const ids = viewedProducts().filter((id) => id !== except);
  const found = await Promise.allSettled(
    ids.slice(0, SHOWN).map((id) => fetchViewedProduct(http, id, signal)),
  );
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
