import { css } from '@emotion/react';
import { color, radius, size, space, text } from '@storefront/shared/theme';

export const form = css`
  max-width: ${size('form')};
`;

export const panel = css`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;

export const title = css`
  font-size: ${text('xl')};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-block-end: ${space(1)};
    color: ${color('text-muted')};
    font-size: ${text('sm')};
    text-align: start;
  }

  th,
  td {
    padding: ${space(1)} ${space(1)} ${space(1)} 0;
    border-block-end: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color('text-muted')};
    font-size: ${text('sm')};
    font-weight: 400;
  }

  tbody th {
    font-weight: 400;
  }

  th[data-number],
  td[data-number] {
    padding-inline-end: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`;

export const soft = css`
  display: block;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
