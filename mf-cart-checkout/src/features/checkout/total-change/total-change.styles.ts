import { css } from '@emotion/react';
import { color, font, leading, size, space, text, tracking } from '@storefront/ui/theme';

/** A gold line at the side, like that of a notice; the focus ring is outside of it. */
export const notice = css`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border-inline-start: 2px solid ${color('accent')};
  background: ${color('raised')};
  scroll-margin-block: calc(${size('header')} + ${space(2)}) ${space(2)};
`;

export const title = css`
  padding-block-end: ${space(1)};
  font-family: ${font('display')};
  font-size: ${text('xl')};
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
`;

export const rows = css`
  display: grid;
  gap: ${space(1.5)};
`;

/** The amounts are beside their labels, and below them where there is no room. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(3)};

  dt {
    display: grid;
    flex: 1 1 8.5rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const grandTotal = css`
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('line')};
  font-size: ${text('lg')};
`;

export const figures = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0 ${space(1.5)};
  margin-inline-start: auto;
`;

export const figure = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const strikethrough = css`
  color: ${color('text-muted')};
`;

export const cartLink = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${size('touch')};
`;
