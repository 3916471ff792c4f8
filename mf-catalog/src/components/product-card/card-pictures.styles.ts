import { css } from '@emotion/react';
import { motion } from '@storefront/ui/theme';

/**
 * Side by side where a card shows two. Where a picture has more room than its width, the whole of it is shown before its
 * blurred version, so that neither neck nor hem is cut off; where it has less, its sides are.
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
      object-fit: contain;
    }
  }

  @container (min-width: 440px) {
    & > picture:only-of-type img {
      object-fit: contain;
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
