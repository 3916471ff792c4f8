import { css } from '@emotion/react';
import { media, space } from '@storefront/shared/theme';
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

  /* A product may be in several rows, and beside the page's own picture: only one element may have the name. */
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

/** Products in a row under a heading, in pages of others: four on large screens, a row to swipe on others. */
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
