import { css } from '@emotion/react';
import { space } from '@storefront/shared/theme';

/** What a dialog says, and below it its buttons. */
export const body = css`
  display: grid;
  gap: ${space(3)};
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
