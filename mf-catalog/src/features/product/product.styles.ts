import { css } from '@emotion/react';
import { color, media, size, space } from '@storefront/ui/theme';
import { GALLERY_WIDTH, MAX_PICTURE_WIDTH } from './gallery/gallery.styles';

export const page = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 0 ${size('section')};

  ${media.desktop} {
    padding-block-start: ${space(2)};
  }
`;

/** Over the picture on a phone, so that name and price are visible without scrolling. */
export const back = css`
  margin-inline-start: calc(-1 * ${space(1)});

  ${media.phone} {
    position: absolute;
    inset-block-start: ${space(1)};
    inset-inline-start: 0;
    z-index: 1;
    background: color-mix(in srgb, ${color('page')} 64%, transparent);
  }
`;

/**
 * Pictures and description on the left, the sticky buy box on the right. On a phone one below the
 * other, with the buy buttons in a bar at the bottom of the screen.
 */
export const columns = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};

  /* Keeps focused elements clear of the buy bar, which the shell doesn't account for. */
  ${media.phone} {
    & :is(a, button, input) {
      scroll-margin-block-end: ${space(10)};
    }
  }

  ${media.desktop} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    grid-template-areas: 'pictures choices' 'description choices';
    gap: ${space(8)} ${space(4)};
  }

  ${media.fourColumns} {
    grid-template-columns: minmax(0, min(56%, ${GALLERY_WIDTH})) minmax(0, 1fr);
    column-gap: clamp(${space(6)}, 5vw, ${space(9)});

    /* Without thumbnails the column is only as wide as the picture. */
    &:has([data-single]) {
      grid-template-columns: minmax(0, min(56%, ${MAX_PICTURE_WIDTH})) minmax(0, 1fr);
    }
  }
`;

export const pictures = css`
  grid-area: pictures;
  min-width: 0;
`;

/** On a phone its children are laid out in the page's column, so that the buy bar can be sticky there. */
export const choices = css`
  display: contents;

  ${media.desktop} {
    display: grid;
    grid-area: choices;
    grid-template-columns: minmax(0, 1fr);
    align-self: start;
    gap: ${space(4)};
    max-width: 36rem;
  }

  /* Only where the buy buttons fit on the screen. */
  @media (min-width: 768px) and (min-height: 640px) {
    position: sticky;
    inset-block-start: calc(${size('header')} + ${space(2)});
  }
`;

export const description = css`
  grid-area: description;
  display: grid;
  align-content: start;
  gap: ${space(5)};
  min-width: 0;
`;

/** A link's target, which the header doesn't cover; also before what is in it is loaded. */
export const belowHeader = css`
  scroll-margin-block-start: ${size('header')};
`;

/** A link with a line of its own, as high as a touch target. */
export const quietLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  text-decoration-color: ${color('line-strong')};
`;
