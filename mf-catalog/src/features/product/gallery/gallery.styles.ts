import { css } from '@emotion/react';
import { color, media, motion, radius, size, space } from '@storefront/ui/theme';
import { FRAME_RATIO } from './picture-frame';

/** The largest width at which a picture fits on the screen, below header and back button. */
export const MAX_PICTURE_WIDTH = `max(400px, calc((100svh - ${size('header')} - ${space(14)}) * ${FRAME_RATIO}))`;

const THUMBNAIL = '72px';

/** The width of a gallery with thumbnails on large screens. */
export const GALLERY_WIDTH = `calc(${MAX_PICTURE_WIDTH} + ${THUMBNAIL} + ${space(2)})`;

export const gallery = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};

  ${media.phone} {
    margin-inline: calc(-1 * ${size('gutter')});
  }

  ${media.fourColumns} {
    grid-template-columns: minmax(0, ${MAX_PICTURE_WIDTH});
    gap: ${space(2)};

    &:has([data-thumbnails]) {
      grid-template-columns: ${THUMBNAIL} minmax(0, ${MAX_PICTURE_WIDTH});
    }
  }
`;

/** The pictures are side by side; a swipe, an arrow key or a thumbnail scrolls to another one. */
export const scroller = css`
  display: flex;
  overflow: auto hidden;
  background: ${color('raised')};
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${media.fourColumns} {
    order: 1;
  }
`;

export const slide = css`
  position: relative;
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const picture = css`
  width: 100%;
  height: auto;
  aspect-ratio: ${FRAME_RATIO};

  /* Narrower, so that on a low screen the name is seen below the entire garment. */
  ${media.phone} {
    width: min(100%, 58svh * ${FRAME_RATIO});
    margin-inline: auto;
  }
`;

/** The view transition turns the card's picture into this one. */
export const mainPicture = css`
  view-transition-name: product-picture;
`;

export const enlarge = css`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  width: 100%;
  padding: ${space(2)};
  border: 0;
  background: none;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.hover} {
    &:hover > span {
      border-color: ${color('accent')};
      color: ${color('accent-strong')};
    }
  }
`;

export const enlargeHint = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${size('touch')};
  height: ${size('touch')};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('full')};
  background: color-mix(in srgb, ${color('page')} 70%, transparent);
  color: ${color('text')};
  transition: ${motion('border-color')}, ${motion('color')};
`;
