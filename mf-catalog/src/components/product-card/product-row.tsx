import { css } from '@emotion/react';
import { media, space } from '@storefront/ui/theme';
import { SectionHeading } from '../section-heading';
import { useId } from 'react';
import type { Product } from '../../lib/product/product';
import { ProductCards } from './product-cards';

const section = css`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(6)};

  ${media.desktop} {
    gap: ${space(4)};
    padding-block: ${space(8)};
  }

  /* A product may appear several times on a page, but a view transition name must be unique. */
  [data-pictures] img {
    view-transition-name: none;
  }
`;

interface ProductRowProps {
  title: string;
  products: Product[];
  /** True on pages whose prices have exactly two decimals (API-03). */
  exact: boolean;
}

/** A row of products under a heading, for any page: four on large screens, swipeable on others. */
export function ProductRow({ title, products, exact }: ProductRowProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section css={section} aria-labelledby={titleId}>
      <SectionHeading id={titleId}>{title}</SectionHeading>
      <ProductCards label={title} columns="row" products={products} exact={exact} />
    </section>
  );
}
