import { css } from '@emotion/react';
import { motion } from '@storefront/shared/theme';

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

/** Grows into the picture of the product's page. */
export const opening = css`
  view-transition-name: product-picture;
`;

/** A card so wide that its one picture would lose its lower half shows the second one beside it. */
export const secondPicture = css`
  display: none;
  height: 340px;

  @container (min-width: 440px) {
    display: block;
  }
`;
