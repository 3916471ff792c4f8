import type { FragmentProps } from '@storefront/host/contracts/fragments';
import { useCart, type FragmentContentProps } from '@storefront/host';
import { ProductRow } from '../../components/product-card/product-row';
import type { Product } from '../../lib/product/product';
import { t } from '../../messages/t';

/** As many as fit side by side. */
const SHOWN = 4;

/** "You may also like": related products, without those in the cart. */
export function Recommendations({
  data,
}: FragmentContentProps<FragmentProps['catalog.recommendations'], Product[]>) {
  const lines = useCart((state) => state.lines);
  const others = data.filter(({ id }) => !lines.some((line) => line.id === id));
  return <ProductRow title={t('You may also like')} products={others.slice(0, SHOWN)} exact />;
}
