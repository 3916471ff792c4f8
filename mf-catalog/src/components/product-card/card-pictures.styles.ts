import { css } from '@emotion/react';
import { motion } from '@storefront/ui/theme';

/** A picture that isn't cropped; its blurred version, widened to the card, continues its ground at the sides. */
const whole = `
  object-fit: contain;
  background-size: 100% 100%;
`;

/**
 * Side by side where a card shows two. A picture that has more room than its width is shown as a whole, so that neither
 * neck nor hem is cut off; one that has less is cropped at its sides.
 */
export const pictures = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 1px;
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
