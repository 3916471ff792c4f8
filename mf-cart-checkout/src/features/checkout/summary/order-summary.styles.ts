import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

/** Comes first in reading order; on wide screens it is sticky beside the form. */
export const summaryColumn = css`
  min-width: 0;

  ${media.desktop} {
    grid-column: 2;
    grid-row: 1;
    position: sticky;
    inset-block-start: calc(${size('header')} + ${space(3)});
  }
`;

export const list = css`
  display: grid;
  gap: ${space(2)};
`;

export const figures = css`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const totals = css`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('line')};
`;

export const totalRow = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
`;

/** Beside its name, in as many lines as the room there asks for. */
export const arrival = css`
  flex: 1;
  text-align: end;
  text-wrap: balance;
`;

export const grandTotal = css`
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('line')};
  font-size: ${text('lg')};
`;

export const content = css`
  display: grid;
  gap: ${space(3)};

  &:focus {
    outline: none;
  }
`;

/** On phones the summary is collapsed to a line with the total. */
export const collapsible = css`
  border-block: 1px solid ${color('line')};

  > div {
    padding-block: ${space(1)} ${space(3)};
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

export const collapsibleLine = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 64px;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  h2 {
    font-family: inherit;
    font-size: ${text('md')};
  }
`;
