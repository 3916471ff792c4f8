import { css } from '@emotion/react';
import { color, space } from '@storefront/ui/theme';

export const list = css`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(3)};
  color: ${color('text-soft')};
  list-style: decimal;
`;
