import { css } from '@emotion/react';
import { media, size, space } from '@storefront/ui/theme';

export const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};

  ${media.desktop} {
    gap: ${space(6)};
    padding-block: ${space(7)} ${size('section')};
  }
`;

/** The steps, close to the heading below them; without steps, their row stays empty, so that nothing moves when they come. */
export const header = css`
  display: grid;
  grid-template-rows: minmax(${size('touch')}, auto) auto;
  gap: ${space(2)};

  > :last-child {
    grid-row: 2;
  }
`;

export const flow = css`
  display: grid;
  gap: inherit;
`;

/** The summary comes first in reading order, and is beside the payment on wide screens. */
export const columns = css`
  display: grid;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 34%);
    align-items: start;
    gap: ${space(5)};
  }

  ${media.fourColumns} {
    grid-template-columns: minmax(0, 1fr) 408px;
    gap: clamp(${space(8)}, 8vw, ${space(16)});
  }
`;

export const main = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  max-width: ${size('prose')};

  ${media.desktop} {
    grid-column: 1;
    grid-row: 1;
  }
`;
