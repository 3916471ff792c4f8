import { css } from '@emotion/react';
import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { ProductImage } from '@storefront/ui/media/product-image';
import { space } from '@storefront/ui/theme';
import { useState } from 'react';
import { preload } from '../../lib/preload';
import type { ReviewPicture } from '../../lib/reviews/reviews';
import { t } from '../../messages/t';

/** In the chunk of the product's zoom, which has the same lightbox. */
const loadEnlarged = () =>
  import(/* webpackChunkName: "zoom" */ './enlarged-picture').then(
    (module) => module.EnlargedPicture,
  );

const prepareEnlarged = () => preload(loadEnlarged);

const HEIGHT = 128;

/** As wide as the row at most, so that a panorama becomes lower instead. */
const whole = css`
  width: auto;
  max-width: 100%;
  height: auto;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const frame = css`
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;

interface ReviewPicturesProps {
  /** Who took them. */
  author: string;
  pictures: ReviewPicture[];
}

/** The pictures of a review, small; each is shown enlarged when it is pressed. */
export function ReviewPictures({ author, pictures }: ReviewPicturesProps) {
  const [EnlargedPicture, ensureLoaded] = useLazyComponent(loadEnlarged);
  const [enlarged, setEnlarged] = useState<number>();
  return (
    <>
      <ul role="list" css={row} aria-label={t('Pictures by {author}', { author })}>
        {pictures.map(({ src, thumbnail, ratio }, index) => (
          <li key={src}>
            <button
              css={frame}
              type="button"
              aria-label={t('Enlarge picture {number} by {author}', { number: index + 1, author })}
              onPointerEnter={prepareEnlarged}
              onFocus={prepareEnlarged}
              onClick={() => void ensureLoaded().then((isLoaded) => isLoaded && setEnlarged(index))}
            >
              <ProductImage
                css={whole}
                style={{ width: Math.round(HEIGHT * ratio), aspectRatio: ratio }}
                src={thumbnail}
                alt=""
                width={Math.round(HEIGHT * ratio)}
                height={HEIGHT}
              />
            </button>
          </li>
        ))}
      </ul>
      {EnlargedPicture && enlarged !== undefined && pictures[enlarged] ? (
        <EnlargedPicture
          title={t('Picture by {author}', { author })}
          src={pictures[enlarged].src}
          alt={t('Picture {number} by {author}', { number: enlarged + 1, author })}
          onClose={() => setEnlarged(undefined)}
        />
      ) : null}
    </>
  );
}
