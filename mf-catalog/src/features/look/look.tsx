import type { FragmentProps } from '@storefront/host/contracts/fragments';
import type { FragmentContentProps } from '@storefront/host';
import { ProductRow } from '../../components/product-card/product-row';
import type { Product } from '../../lib/product/product';
import { t } from '../../messages/t';

/** "Complete the look": what the merchant has chosen to be worn with a product. */
export function Look({ data }: FragmentContentProps<FragmentProps['catalog.look'], Product[]>) {
  return <ProductRow title={t('Complete the look')} products={data} exact />;
}
