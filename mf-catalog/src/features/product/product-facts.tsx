import type { Product } from '@storefront/shared/shop/product';
import { Fragment } from 'react';
import { facts, term } from './product.styles';

interface ProductFactsProps {
  product: Product;
}

/** Where a product belongs, as far as the store says so (MAP-09). */
export function ProductFacts({ product }: ProductFactsProps) {
  const known = [
    ['Collection', product.masterCategory],
    ['Category', product.category],
    ['Sub-category', product.parentCategory],
    ['Style', product.subCategory],
  ].filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;

  return (
    <dl css={facts}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt css={term}>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
