import { css } from '@emotion/react';
import { motion } from '@storefront/ui/theme';

/** Side by side where a card shows two. */
export const pictures = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 1px;
  transition: ${motion('transform', 'slow')};

  &:focus-visible {
    outline-offset: -4px;
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
