import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { Icon } from '@storefront/ui/media/icon';
import { ProductImage } from '@storefront/ui/media/product-image';
import type { KeyboardEvent } from 'react';
import { framePosition } from './picture-frame';
import {
  enlarge,
  enlargeHint,
  mainPicture,
  picture as pictureStyle,
  slide,
} from './gallery.styles';
import { t } from '../../../messages/t';

/** How wide a picture is shown. */
export const SLIDE_SIZES = '(min-width: 1100px) 620px, (min-width: 768px) 50vw, 100vw';

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface SlideProps {
  picture: Picture;
  alt: string;
  /** The frame's ratio of width to height. */
  ratio: number;
  index: number;
  /** How many pictures there are. */
  count: number;
  isCurrent: boolean;
  onEnlarge: () => void;
  /** Called when the button that enlarges is pointed at or focused. */
  onEnlargeLikely: () => void;
  /** Called with 1 for the next picture, and with -1 for the previous one. */
  onStep: (by: number) => void;
}

/** A picture of the gallery, covered by a button that enlarges it; arrow keys lead to the other pictures. */
export function Slide(props: SlideProps) {
  const { picture, alt, ratio, index, count, isCurrent, onEnlarge, onEnlargeLikely, onStep } =
    props;
  const isFirst = index === 0;

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  }

  return (
    <li css={slide}>
      <ProductImage
        css={[pictureStyle, isFirst && mainPicture, framePosition(picture, ratio)]}
        width={900}
        height={1200}
        {...picture}
        alt={alt}
        sizes={SLIDE_SIZES}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      <button
        css={enlarge}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('Enlarge picture {number} of {count}', { number: index + 1, count })}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onEnlarge}
        onPointerEnter={onEnlargeLikely}
        onFocus={onEnlargeLikely}
        onKeyDown={step}
      >
        <span css={enlargeHint}>
          <Icon name="plus" />
        </span>
      </button>
    </li>
  );
}
