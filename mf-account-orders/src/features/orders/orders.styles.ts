import { css } from '@emotion/react';
import { color, media, space, text } from '@storefront/ui/theme';

/* An empty string instead of "none", which would hide the list semantics from some screen readers. */
const unmarked = css`
  list-style-type: '';
`;

export const list = css`
  ${unmarked}
  display: grid;
  gap: ${space(7)};
`;

/** Orders are separated by a line and by space, not by boxes. */
export const order = css`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('line-strong')};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 42%);
    gap: ${space(3)} clamp(${space(4)}, 6vw, ${space(12)});
  }
`;

export const wide = css`
  grid-column: 1 / -1;
`;

export const items = css`
  ${unmarked}
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

/** The details of the order, and its actions. */
export const side = css`
  display: grid;
  align-content: start;
  gap: ${space(3)};
`;

export const total = css`
  font-size: ${text('lg')};
  font-variant-numeric: tabular-nums;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
