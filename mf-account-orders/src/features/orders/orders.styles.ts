import { css } from '@emotion/react';
import { color, space, text } from '@storefront/shared/theme';

/* An empty text and not "none", which would take the list away from some screen readers. */
const unmarked = css`
  list-style-type: '';
`;

export const list = css`
  ${unmarked}
  display: grid;
  gap: ${space(3)};
`;

export const items = css`
  ${unmarked}
  display: grid;
  border-block: 1px solid ${color('line')};
`;

export const item = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(0.5)} ${space(2)};
  padding-block: ${space(1.5)};
`;

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
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
