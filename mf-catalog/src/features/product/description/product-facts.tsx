import { css } from '@emotion/react';
import { color, media, space, text } from '@storefront/shared/theme';
import type { ProductDetail } from '../../../lib/product/product.api';

const list = css`
  border-block-end: 1px solid ${color('line')};
  font-size: ${text('sm')};
`;

const fact = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
  gap: ${space(2)};
  padding-block: ${space(1.5)};
  border-block-start: 1px solid ${color('line')};
  overflow-wrap: anywhere;

  ${media.fourColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
`;

const term = css`
  color: ${color('text-muted')};
`;

interface ProductFactsProps {
  detail: ProductDetail;
}

/** The maker, the facts and the categories of a product, as far as the store has them (MAP-09). */
export function ProductFacts({ detail: { product, vendor, facts } }: ProductFactsProps) {
  const known = [
    ['Brand', vendor] as const,
    ...facts.map(({ name, value }) => [name, value] as const),
    ['Collection', product.masterCategory] as const,
    ['Category', product.category] as const,
    ['Sub-category', product.parentCategory] as const,
    ['Style', product.subCategory] as const,
  ].filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;

  return (
    <dl css={list}>
      {known.map(([name, value]) => (
        <div key={name} css={fact}>
          <dt css={term}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
