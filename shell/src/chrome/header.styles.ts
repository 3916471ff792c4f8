import { css } from '@emotion/react';
import {
  color,
  font,
  layer,
  media,
  motion,
  size,
  space,
  text,
  tracking,
} from '@storefront/shared/theme';

const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('header')};
  border-block-end: 1px solid transparent;
  transition: ${motion('background-color')}, ${motion('border-color')};

  &[data-scrolled='true'] {
    background: ${color('page')};
    border-color: ${color('line')};
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 72px;
`;

const brand = css`
  font-family: ${font('display')};
  font-size: ${text('xl')};
  text-decoration: none;
`;

const categories = css`
  display: none;
  gap: ${space(4)};

  ${media.desktop} {
    display: flex;
  }
`;

const category = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  font-size: ${text('sm')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
  text-decoration: none;
  color: ${color('text-soft')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }
`;

const tools = css`
  display: flex;
  gap: ${space(1)};
  margin-inline-start: auto;
`;

const tool = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  text-decoration: none;
`;

const count = css`
  position: absolute;
  inset: 2px 0 auto auto;
  min-width: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  background: ${color('accent')};
  color: ${color('on-accent')};
  font-size: ${text('xs')};
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export const styles = { header, bar, brand, categories, category, tools, tool, count };
