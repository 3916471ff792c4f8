import { css } from '@emotion/react';
import { color, motion } from '@storefront/ui/theme';

const HEIGHT = 340;

/** How far the sides of a picture of 3:4 are from its middle, in px. */
const SIDE = (HEIGHT * 3) / 4 / 2;

/** Over how many px its sides turn into the ground of the card. */
const FADE = 24;

/** A picture and its blurred version, uncropped on the ground of the card, into which its sides turn without an edge. */
const whole = `
  object-fit: contain;
  background-color: transparent;
  background-size: contain;
  mask-image: linear-gradient(
    to right,
    transparent calc(50% - ${SIDE}px),
    black calc(50% - ${SIDE - FADE}px) calc(50% + ${SIDE - FADE}px),
    transparent calc(50% + ${SIDE}px)
  );
`;

/** A tone between the card and its text. */
const tone = (percent: number) =>
  `color-mix(in srgb, ${color('text')} ${percent}%, ${color('raised')})`;

/** As the edges of the shop's pictures: light behind a piece, dark below it, and lighter on the floor. */
const ground = `linear-gradient(${tone(3)}, ${tone(6)} 25%, ${tone(7)} 50%, ${tone(3)} 75%, ${tone(9)})`;

/**
 * Side by side where a card shows two. A picture that has more room than its width is shown as a whole, so that neither
 * neck nor hem is cut off; one that has less is cropped at its sides.
 */
export const pictures = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 1px;
  background: ${ground};
  transition: ${motion('transform', 'slow')};

  &:focus-visible {
    outline-offset: -4px;
  }

  @container (min-width: 255px) and (max-width: 439.98px) {
    & img {
      ${whole}
    }
  }

  @container (min-width: 440px) {
    & > picture:only-of-type img {
      ${whole}
    }
  }
`;

export const picture = css`
  height: ${HEIGHT}px;
`;

/** The view transition turns it into the picture of the product page. */
export const opening = css`
  view-transition-name: product-picture;
`;

/** Shown on cards so wide that a single picture would be cropped to its upper half. */
export const secondPicture = css`
  display: none;
  height: ${HEIGHT}px;

  @container (min-width: 440px) {
    display: block;
  }
`;
