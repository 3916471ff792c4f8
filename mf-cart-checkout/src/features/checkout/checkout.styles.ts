import { css } from '@emotion/react';
import { color, space, text } from '@storefront/shared/theme';

export const formColumn = css`
  display: grid;
  gap: ${space(3)};
`;

export const list = css`
  display: grid;
  list-style: none;
  gap: ${space(2)};
`;

export const lineBox = css`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr) auto;
  gap: ${space(2)};
`;

export const figures = css`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const totals = css`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('line')};
`;

export const totalRow = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const grandTotal = css`
  padding-block-start: ${space(1)};
  border-block-start: 1px solid ${color('line')};
  font-size: ${text('lg')};
`;

export const conflictList = css`
  display: grid;
  gap: ${space(0.5)};
  list-style: none;
`;
