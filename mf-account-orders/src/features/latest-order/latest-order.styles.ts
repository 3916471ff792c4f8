import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

/** Without a height: the bar overlaps the top of the page, so that nothing moves when it appears. */
export const anchor = css`
  position: relative;
  z-index: 1;
  height: 0;
`;

export const bar = css`
  position: absolute;
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space(2)};
  padding-inline: ${size('gutter')};
  border-block: 1px solid ${color('line')};
  background: ${color('raised')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    inset-inline: auto ${size('gutter')};
    inset-block-start: ${space(1)};
    padding-inline: ${space(3)};
    border-inline: 1px solid ${color('line')};
    border-block-start-color: ${color('accent')};
  }
`;

export const actionLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  color: ${color('accent-strong')};
`;
