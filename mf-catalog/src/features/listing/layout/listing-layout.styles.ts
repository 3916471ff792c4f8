import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(5)} ${size('section')};

  ${media.desktop} {
    padding-block-start: ${space(8)};
  }
`;

/** The number of products is at the end of the heading's line. */
export const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

export const count = css`
  min-height: 1.6em;
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
`;

/** A line of subtle controls between hairlines. */
export const toolbar = css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  min-height: ${size('header')};
  border-block: 1px solid ${color('line')};
`;
