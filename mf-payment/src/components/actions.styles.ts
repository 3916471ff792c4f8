import { css } from '@emotion/react';
import { space } from '@storefront/shared/theme';

/** A row of buttons that wraps. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`;
