import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

/** The form and, beside it on large screens, the result. */
export const columns = css`
  display: grid;
  gap: ${space(5)};

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 380px) minmax(0, 1fr);
    align-items: start;
    gap: clamp(${space(6)}, 8vw, ${space(14)});
  }
`;

export const form = css`
  max-width: ${size('form')};
`;

export const result = css`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('accent')};
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
    padding-block: ${space(1.5)};
    padding-inline: 0 ${space(1)};
    border-block-end: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    padding-block: ${space(1)};
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
    overflow-wrap: normal;
  }
`;
