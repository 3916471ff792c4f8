import { css } from '@emotion/react';
import { color, space } from '@storefront/ui/theme';
import type { Product } from '../../../lib/product/product';
import { ProductCards } from '../../../components/product-card/product-cards';
import { t } from '../../../messages/t';

const nothing = css`
  padding-block: ${space(6)};
  color: ${color('text-soft')};
  text-align: center;
`;

interface FeaturedProductsProps {
  products: Product[];
}

/** The featured products, four side by side on large screens (HOME-04, HOME-05). */
export function FeaturedProducts({ products }: FeaturedProductsProps) {
  if (products.length === 0) {
    return <p css={nothing}>{t('No featured products available at the moment.')}</p>;
  }
  return <ProductCards label={t('Featured Products')} columns="featured" products={products} />;
}
