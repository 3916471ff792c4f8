import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';

/** A row of buttons that wraps. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`;
