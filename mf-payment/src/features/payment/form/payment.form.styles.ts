import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

export const hint = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

/** Receives the focus from a script, so it shows no focus ring. */
export const errorBox = css`
  &:focus {
    outline: none;
  }
`;

/** Moved outwards by the button's padding: its text lines up with the fields. */
export const additionalFields = css`
  margin-inline-start: calc(-1 * ${space(1)});
`;
