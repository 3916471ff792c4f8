import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

export const form = css`
  display: grid;
  gap: ${space(1)};
`;

/** The height of its two lines is reserved, so that nothing moves when the text appears. */
export const resultStyle = css`
  min-height: 3.2em;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
