import { css } from '@emotion/react';
import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { ProductImage } from '@storefront/ui/media/product-image';
import { useEffect, useRef } from 'react';
import { FRAME_RATIO, framePosition } from './picture-frame';
import { t } from '../../../messages/t';

const pane = css`
  overflow: auto;
  overscroll-behavior: contain;
`;

/** Larger than a phone's screen in both dimensions, and than other screens in height. */
const large = css`
  position: relative;
  width: max(100%, 900px);
  margin-inline: auto;

  @media (min-width: 1400px) {
    width: 1400px;
  }
`;

const pictureStyle = css`
  max-width: none;
  height: auto;
  aspect-ratio: ${FRAME_RATIO};
`;

const reduce = css`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-out;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

interface ZoomedPictureProps {
  picture: Picture;
  alt: string;
  /** The frame's ratio of width to height. */
  ratio: number;
  onReduce: () => void;
}

/**
 * An enlarged picture, scrolled by finger, wheel or arrow keys. Arrow keys scroll the element that
 * contains the focus, so a button covers the picture.
 */
export function ZoomedPicture({ picture, alt, ratio, onReduce }: ZoomedPictureProps) {
  const ref = useRef<HTMLDivElement>(null);

  // Scrolls to the middle, where the garment is, in the next frame, when the dialog is open.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = ref.current;
      if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div ref={ref} css={pane}>
      <div css={large}>
        <ProductImage
          css={[pictureStyle, framePosition(picture, ratio)]}
          width={1400}
          height={1867}
          {...picture}
          alt={alt}
          sizes="1400px"
          loading="eager"
        />
        <button css={reduce} type="button" aria-label={t('Reduce picture')} onClick={onReduce} />
      </div>
    </div>
  );
}
