import { css } from '@emotion/react';
import { color, motion } from '@storefront/ui/theme';

/** A picture and its blurred version, uncropped on the ground of the card. */
const whole = `
  object-fit: contain;
  background-color: transparent;
  background-size: contain;
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
  height: 340px;
`;

/** The view transition turns it into the picture of the product page. */
export const opening = css`
  view-transition-name: product-picture;
`;

/** Shown on cards so wide that a single picture would be cropped to its upper half. */
export const secondPicture = css`
  display: none;
  height: 340px;

  @container (min-width: 440px) {
    display: block;
  }
`;
