import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';

export const profile = css`
  display: grid;
  gap: ${space(3)};
  justify-items: start;

  > section {
    width: 100%;
  }
`;

export const formActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
