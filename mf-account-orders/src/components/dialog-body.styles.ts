import { css } from '@emotion/react';
import { media, space } from '@storefront/ui/theme';

/** The text of a dialog, and below it the buttons. */
export const dialogBody = css`
  display: grid;
  gap: ${space(3)};
`;

/** On the right on larger screens, because a toast may cover the lower left of the dialog. */
export const dialogActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.desktop} {
    justify-content: flex-end;
  }
`;
