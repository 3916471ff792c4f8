import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

export const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${space(2)};
`;

export const choice = css`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(2)} ${space(2.5)};
`;

export const hint = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
