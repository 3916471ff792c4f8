import { css } from '@emotion/react';
import type { Product } from '@storefront/shared/shop/product';
import { color, space } from '@storefront/shared/theme';
import { ProductImage } from '@storefront/shared/ui/product-image';
import { useState } from 'react';
import { productPictures } from './product-pictures';
import { mainPicture } from './product.styles';

const gallery = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
`;

const thumbnails = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

const thumbnail = css`
  padding: 0;
  border: 1px solid ${color('line')};
  background: none;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${color('accent')};
  }
`;

const thumbnailPicture = css`
  width: 66px;
  height: 88px;
`;

interface GalleryProps {
  product: Product;
}

/** The pictures of a product: one large, the others to choose. */
export function Gallery({ product }: GalleryProps) {
  const pictures = productPictures(product);
  const [current, setCurrent] = useState(0);

  return (
    <div css={gallery}>
      <ProductImage
        css={mainPicture}
        src={pictures[current] ?? ''}
        alt={product.name}
        width={900}
        height={1200}
        loading="eager"
        fetchPriority="high"
      />
      {pictures.length > 1 ? (
        <ul role="list" css={thumbnails} aria-label="Pictures">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                css={thumbnail}
                type="button"
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={index === current}
                onClick={() => setCurrent(index)}
              >
                <ProductImage css={thumbnailPicture} src={picture} alt="" width={66} height={88} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
