import { css } from '@emotion/react';
import { color, media, motion, size, space, text } from '@storefront/ui/theme';

export const nav = css`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  margin-block-start: ${space(4)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: center;
    justify-items: start;
    margin-block-start: ${space(6)};
    padding-block-start: ${space(2)};
  }
`;

export const range = css`
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
`;

export const list = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;

  ${media.desktop} {
    grid-column: 2;
  }
`;

/** Plain text; the current page is underlined. */
export const entry = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  padding-inline: ${space(1)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition: ${motion('color')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }

  &[aria-current='page'] {
    color: ${color('accent')};
  }

  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto ${space(1.25)} ${space(1)};
    border-block-start: 1px solid;
  }

  &[aria-disabled='true'] {
    color: ${color('text-muted')};
    opacity: 0.5;
  }
`;

export const gap = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${space(3)};
  color: ${color('text-muted')};
`;
