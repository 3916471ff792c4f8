import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';

export const conflictList = css`
  display: grid;
  gap: ${space(0.5)};
`;
