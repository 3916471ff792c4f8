import { css } from '@emotion/react';
import { color, space, text, tracking } from '@storefront/ui/theme';

export const header = css`
  display: grid;
  gap: ${space(1)};
`;

/** A column of a comfortable width for a long form. */
export const narrow = css`
  display: grid;
  gap: ${space(4)};
  max-width: 720px;
`;

/** A part of the form, a fieldset. */
export const section = css`
  display: grid;
  gap: ${space(3)};
`;

export const sectionTitle = css`
  padding: 0;
  padding-block-end: ${space(2)};
  color: ${color('accent')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const problem = css`
  color: ${color('destructive')};
  font-size: ${text('sm')};
`;
