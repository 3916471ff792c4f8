import { css } from '@emotion/react';
import { color, text } from '@storefront/ui/theme';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { Lightbox } from '@storefront/ui/overlays/lightbox';
import type { Product } from '../../../lib/product/product';
import { pictureAlt, shownPictures } from './pictures';
import { frameRatio } from './picture-frame';
import { ZoomedPicture } from './zoomed-picture';

const place = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface ZoomProps {
  product: Product;
  /** Index of the picture that is shown. */
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** A product's picture in a lightbox, larger than the screen, so that it can be scrolled. */
export function Zoom({ product, current, onShow, onClose }: ZoomProps) {
  const pictures = shownPictures(product);
  const picture = pictures[current];
  if (!picture) return null;

  const tools =
    pictures.length > 1 ? (
      <>
        <IconButton
          icon="arrow-left"
          label="Previous picture"
          aria-disabled={current === 0}
          onClick={() => onShow(current - 1)}
        />
        <p css={place} role="status">
          {current + 1} / {pictures.length}
        </p>
        <IconButton
          icon="arrow-right"
          label="Next picture"
          aria-disabled={current === pictures.length - 1}
          onClick={() => onShow(current + 1)}
        />
      </>
    ) : null;

  return (
    <Lightbox open onClose={onClose} title={product.name} tools={tools}>
      <ZoomedPicture
        key={picture.src}
        picture={picture}
        alt={pictureAlt(product, current)}
        ratio={frameRatio(pictures)}
        onReduce={onClose}
      />
    </Lightbox>
  );
}
