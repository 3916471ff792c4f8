import { css } from '@emotion/react';
import { color, space, text } from '@storefront/shared/theme';

export const form = css`
  display: grid;
  gap: ${space(1)};
`;

/** Its line is kept free, so that nothing moves when it is filled. */
export const answerStyle = css`
  min-height: 1.6em;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
