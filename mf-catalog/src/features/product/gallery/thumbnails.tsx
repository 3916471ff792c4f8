import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { ProductImage } from '@storefront/ui/media/product-image';
import { framePosition } from './picture-frame';
import { thumbnail, thumbnailPicture, thumbnails } from './thumbnails.styles';
import { t } from '../../../messages/t';

interface ThumbnailsProps {
  pictures: Picture[];
  /** The frame's ratio of width to height. */
  ratio: number;
  /** Index of the picture that is shown. */
  current: number;
  onChoose: (index: number) => void;
}

/** All pictures of a product, small, to choose one. */
export function Thumbnails({ pictures, ratio, current, onChoose }: ThumbnailsProps) {
  return (
    <ul role="list" css={thumbnails} aria-label={t('Pictures')} data-thumbnails>
      {pictures.map((picture, index) => (
        <li key={index}>
          <button
            css={thumbnail}
            type="button"
            aria-label={t('Picture {number} of {count}', {
              number: index + 1,
              count: pictures.length,
            })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <ProductImage
              css={[thumbnailPicture, framePosition(picture, ratio)]}
              {...picture}
              alt=""
              width={70}
              height={93}
              sizes="70px"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
