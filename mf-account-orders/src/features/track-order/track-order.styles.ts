import { css } from '@emotion/react';
import { color, size, space, text } from '@storefront/shared/theme';

export const form = css`
  max-width: ${size('form')};
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
