import { css } from '@emotion/react';
import { color, text } from '@storefront/ui/theme';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { Lightbox } from '@storefront/ui/overlays/lightbox';
import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { pictureAlt } from './pictures';
import { ZoomedPicture } from './zoomed-picture';
import { t } from '../../../messages/t';

const place = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface ZoomProps {
  /** The product's name. */
  name: string;
  pictures: readonly Picture[];
  /** The frame's ratio of width to height. */
  ratio: number;
  /** Index of the picture that is shown. */
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** A product's picture in a lightbox, larger than the screen, so that it can be scrolled. */
export function Zoom({ name, pictures, ratio, current, onShow, onClose }: ZoomProps) {
  const picture = pictures[current];
  if (!picture) return null;

  const tools =
    pictures.length > 1 ? (
      <>
        <IconButton
          icon="arrow-left"
          label={t('Previous picture')}
          aria-disabled={current === 0}
          onClick={() => onShow(current - 1)}
        />
        <p css={place} role="status">
          {current + 1} / {pictures.length}
        </p>
        <IconButton
          icon="arrow-right"
          label={t('Next picture')}
          aria-disabled={current === pictures.length - 1}
          onClick={() => onShow(current + 1)}
        />
      </>
    ) : null;

  return (
    <Lightbox open onClose={onClose} title={name} tools={tools}>
      <ZoomedPicture
        key={picture.src}
        picture={picture}
        alt={pictureAlt(name, pictures, current)}
        ratio={ratio}
        onReduce={onClose}
      />
    </Lightbox>
  );
}
