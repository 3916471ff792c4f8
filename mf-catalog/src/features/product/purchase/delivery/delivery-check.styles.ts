import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

export const form = css`
  display: grid;
  gap: ${space(1)};
`;

/** Its height is reserved, so that nothing moves when the text appears. */
export const resultStyle = css`
  min-height: 1.6em;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
