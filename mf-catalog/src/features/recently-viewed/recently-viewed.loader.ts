import type { FragmentProps } from '@storefront/shared/contracts/fragments';
import type { FragmentLoaderArgs } from '@storefront/shared/host';
import type { Product } from '../../lib/product/product';
import { viewedProducts } from '../../lib/product/viewed-products';
import { fetchViewedProduct } from './recently-viewed.api';

/** So many fit side by side. */
const SHOWN = 4;

/** The products that were opened last on this device, the newest first; without those that aren't there any more. */
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
