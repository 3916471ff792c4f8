import { css } from '@emotion/react';
import { media, size, space } from '@storefront/ui/theme';

/** Side by side from 768 px up; one below the other, from edge to edge, on a phone. */
export const categoryGrid = css`
  display: grid;
  gap: ${space(1)};

  ${media.phone} {
    margin-inline: calc(-1 * ${size('gutter')});
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;
