import { css } from '@emotion/react';
import { color, media, size, text } from '@storefront/ui/theme';
import type { ProductDetail } from '../../../lib/product/product.api';
import { ProductFacts } from './product-facts';
import { description as area } from '../product.styles';

const description = css`
  max-width: ${size('prose')};
  color: ${color('text')};
  font-size: ${text('lg')};
  text-wrap: pretty;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Comes before the bar with the buy buttons, which is the end of the page on a phone. */
const beforeTheBar = css`
  ${media.phone} {
    order: 1;
  }
`;

interface ProductDescriptionProps {
  detail: ProductDetail;
}

/** The description and the facts of a product (MAP-09). */
export function ProductDescription({ detail }: ProductDescriptionProps) {
  const { product } = detail;
  return (
    <div css={[area, beforeTheBar]}>
      {product.description === '' ? null : <p css={description}>{product.description}</p>}
      <ProductFacts detail={detail} />
    </div>
  );
}
