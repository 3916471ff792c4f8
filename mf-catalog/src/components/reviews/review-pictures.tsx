import { css } from '@emotion/react';
import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { ProductImage } from '@storefront/ui/media/product-image';
import { space } from '@storefront/ui/theme';
import { useState } from 'react';
import { preload } from '../../lib/preload';

/** In the chunk of the product's zoom, which has the same lightbox. */
const loadEnlarged = () =>
  import(/* webpackChunkName: "zoom" */ './enlarged-picture').then(
    (module) => module.EnlargedPicture,
  );

const prepareEnlarged = () => preload(loadEnlarged);

const WIDTH = 96;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const thumbnail = css`
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;

interface ReviewPicturesProps {
  /** Who took them. */
  author: string;
  pictures: Picture[];
}

/** The pictures of a review, small; each is shown enlarged when it is pressed. */
export function ReviewPictures({ author, pictures }: ReviewPicturesProps) {
  const [EnlargedPicture, ensureLoaded] = useLazyComponent(loadEnlarged);
  const [enlarged, setEnlarged] = useState<Picture>();
  const title = `Picture by ${author}`;
  return (
    <>
      <ul role="list" css={row} aria-label={`Pictures by ${author}`}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              css={thumbnail}
              type="button"
              aria-label={`Enlarge picture ${index + 1} by ${author}`}
              onPointerEnter={prepareEnlarged}
              onFocus={prepareEnlarged}
              onClick={() =>
                void ensureLoaded().then((isLoaded) => isLoaded && setEnlarged(picture))
              }
            >
              <ProductImage
                {...picture}
                alt=""
                width={WIDTH}
                height={(WIDTH * 4) / 3}
                sizes={`${WIDTH}px`}
              />
            </button>
          </li>
        ))}
      </ul>
      {EnlargedPicture && enlarged ? (
        <EnlargedPicture title={title} picture={enlarged} onClose={() => setEnlarged(undefined)} />
      ) : null}
    </>
  );
}
