import { css } from '@emotion/react';
import { media, space } from '@storefront/shared/theme';

/** What a dialog says, and below it its buttons. */
export const dialogBody = css`
  display: grid;
  gap: ${space(3)};
`;

/** At the right on larger screens: at the lower left a toast may lie over the dialog. */
export const dialogActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.desktop} {
    justify-content: flex-end;
  }
`;
