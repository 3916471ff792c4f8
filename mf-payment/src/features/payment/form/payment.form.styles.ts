import { css } from '@emotion/react';
import { color, media, space, text } from '@storefront/shared/theme';

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

/** The submit button, and beside it what happens next. */
export const submitRow = css`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};

  ${media.large} {
    grid-template-columns: minmax(220px, auto) minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
  }
`;
