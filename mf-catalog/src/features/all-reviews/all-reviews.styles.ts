import { css } from '@emotion/react';
import { color, size, space, text } from '@storefront/ui/theme';

export const page = css`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(2)} ${size('section')};
`;

/** A row of links; the current one is in the accent colour. */
export const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};

  a[aria-current] {
    color: ${color('accent')};
    text-decoration: none;
  }
`;
