import { css } from '@emotion/react';
import { color, media, size, space } from '@storefront/ui/theme';

/** The text begins at the same position with and without a table of contents beside it. */
export const layout = css`
  display: grid;
  gap: ${space(6)};
  padding-block-start: clamp(${space(4)}, 5vw, ${space(8)});
  border-block-start: 1px solid ${color('line')};

  > div {
    min-width: 0;
  }
`;

export const columns = css`
  ${media.twoColumns} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${size('gutter')};

    > div {
      grid-column: 2;
    }
  }
`;
