import { css } from '@emotion/react';
import { color, space, text, tracking } from '@storefront/ui/theme';

/** A group of fields with a title. */
export const group = css`
  display: grid;
  gap: ${space(3)};

  & ~ & {
    padding-block-start: ${space(3)};
  }
`;

export const groupTitle = css`
  padding: 0;
  padding-block-end: ${space(2)};
  color: ${color('accent')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

/** Closer to the group's title than the fields are. */
export const groupHint = css`
  margin-block-start: calc(-1 * ${space(1)});
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
