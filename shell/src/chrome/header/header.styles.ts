import { css } from '@emotion/react';
import {
  color,
  elevation,
  layer,
  media,
  motion,
  radius,
  size,
  space,
  text,
  tracking,
} from '@storefront/ui/theme';

/**
 * Transparent at the top of the page, so that a page can start beneath it. The gradient keeps its text
 * readable over any picture, and is invisible on the page's own background.
 */
const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('header')};
  background-image: linear-gradient(
    color-mix(in srgb, ${color('page')} 72%, transparent),
    transparent
  );
  background-repeat: no-repeat;
  border-block-end: 1px solid transparent;
  transition: ${motion('background-color', 'base')}, ${motion('border-color', 'base')};

  &[data-scrolled='true'] {
    background-color: ${color('page')};
    border-color: ${color('line')};
    box-shadow: ${elevation('bar')};
  }

  /* The system's colours are readable on its own ground only, not on a picture. */
  ${media.forcedColors} {
    background: Canvas;
  }

  ${media.low} {
    position: relative;
  }
`;

/** The name is centred on the page, unless the words at the end need more room than its half. */
const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(44%) minmax(min-content, 1fr);
  align-items: center;
  column-gap: ${space(2)};
  min-height: calc(${size('header')} - 1px);
`;

const brand = css`
  grid-column: 2;
  text-align: center;
`;

/** On phones the menu and the search, on wide screens categories and the search. */
const start = css`
  grid-area: 1 / 1;
  display: flex;
  align-items: center;

  ${media.desktop} {
    gap: clamp(${space(1)}, 1.6vw, ${space(3)});
  }
`;

const nav = css`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

/** Where there is room for them. */
const highlights = css`
  display: none;

  ${media.fourColumns} {
    display: block;
    margin-inline-end: ${space(2)};
  }
`;

const categories = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: clamp(${space(1)}, 1.2vw, ${space(2)});

  > li {
    display: flex;
    position: relative;
  }
`;

/** Where there is room for it; narrow, because it belongs to the link before it. */
const disclosure = css`
  display: none;
  width: 28px;

  @media (min-width: 1200px) {
    display: inline-flex;
  }

  ${media.touch} {
    width: ${size('touch')};
  }

  &[aria-expanded='true'] {
    transform: rotate(180deg);
  }
`;

const label = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  font-size: ${text('xs')};
  font-weight: 500;
  letter-spacing: ${tracking('label')};
  overflow-wrap: anywhere;
  text-decoration: none;
  text-transform: uppercase;
  transition: ${motion('color')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }

  &[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: ${color('accent')};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.75em;
  }
`;

/** Aligns the icons, and not the padding around them, with the page's content. */
const tools = css`
  grid-column: 3;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(0.5)};
  margin-inline-end: calc(-1 * ${space(1.5)});

  > a {
    overflow-wrap: break-word;
  }

  ${media.desktop} {
    gap: ${space(1.5)};
  }
`;

const toolButton = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  transition: ${motion('color')};

  &[aria-current='page'] {
    color: ${color('accent')};
  }

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }
`;

/** Over the icon's corner, so that nothing moves when it appears; it grows inwards. */
const count = css`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 2px;
  min-width: 16px;
  padding-inline: 4px;
  border-radius: ${radius('full')};
  background: ${color('accent')};
  color: ${color('on-accent')};
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 16px;
  text-align: center;
  font-variant-numeric: tabular-nums;

  ${media.forcedColors} {
    outline: 1px solid;
  }
`;

export const styles = {
  header,
  bar,
  brand,
  start,
  nav,
  highlights,
  categories,
  disclosure,
  label,
  tools,
  toolButton,
  count,
};
