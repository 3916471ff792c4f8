import { css } from '@emotion/react';
import { media, size, space } from '@storefront/ui/theme';

/** The steps, close to the heading below them. */
export const header = css`
  display: grid;
  gap: ${space(2)};
`;

export const formColumn = css`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  max-width: ${size('prose')};

  ${media.desktop} {
    grid-column: 1;
    grid-row: 1;
  }
`;
