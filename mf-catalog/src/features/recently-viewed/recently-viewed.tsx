import type { FragmentProps } from '@storefront/host/contracts/fragments';
import type { FragmentContentProps } from '@storefront/host';
import { ProductRow } from '../../components/product-card/product-row';
import type { Product } from '../../lib/product/product';
import { t } from '../../messages/t';

/** "Recently viewed": products that were viewed on this device. */
export function RecentlyViewed({
  props: { except },
  data,
}: FragmentContentProps<FragmentProps['catalog.recently-viewed'], Product[]>) {
  const isOnProductPage = except !== undefined;
  return <ProductRow title={t('Recently viewed')} products={data} exact={isOnProductPage} />;
}
