import type { FragmentProps } from '@storefront/host/contracts/fragments';
import type { FragmentContentProps } from '@storefront/host';
import { ProductRow } from '../../components/product-card/product-row';
import type { Product } from '../../lib/product/product';

/** "Recently viewed": products that were viewed on this device. */
export function RecentlyViewed({
  props: { except },
  data,
}: FragmentContentProps<FragmentProps['catalog.recently-viewed'], Product[]>) {
  const isOnProductPage = except !== undefined;
  return <ProductRow title="Recently viewed" products={data} exact={isOnProductPage} />;
}
