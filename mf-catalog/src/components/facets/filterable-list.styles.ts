import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

/** Room for the filters beside the products. */
export const WIDE_QUERY = '(min-width: 1200px)';

const WIDE = `@media ${WIDE_QUERY}`;

/** In browsers without scripts the filters are always beside or above the products. */
const NO_SCRIPTS = '@media (scripting: none)';

/** Stays below the header while the products scroll, except in windows that are too low for two bars. */
export const bar = css`
  position: sticky;
  inset-block-start: ${size('header')};
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 0 ${space(2)};
  min-height: ${size('control')};
  margin-inline: calc(-1 * ${size('gutter')});
  padding-inline: ${size('gutter')};
  border-block: 1px solid ${color('line')};
  background: ${color('page')};

  ${media.low} {
    position: static;
  }
`;

export const count = css`
  flex: none;
  min-width: 4em;
  margin-inline-end: auto;
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
`;

/** The label of the sort order is for screen readers alone where the bar is narrow. */
export const sort = css`
  min-width: 0;

  ${media.phone} {
    & label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Opens the drawer, where the filters aren't beside the products. */
export const filterButton = css`
  flex: none;

  ${WIDE} {
    display: none;
  }
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  /* Keeps focused elements clear of the bar, which the shell doesn't account for. */
  & :is(a, button, input, select) {
    scroll-margin-block-start: ${size('control')};

    ${media.low} {
      scroll-margin-block-start: 0;
    }
  }
`;

export const withFilters = css`
  ${WIDE} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: ${space(6)};
  }
`;

/** As high as the window leaves room for, and scrollable beyond that. */
export const filtersBeside = css`
  display: none;

  ${NO_SCRIPTS} {
    display: block;
  }

  ${WIDE} {
    display: block;
    position: sticky;
    inset-block-start: calc(${size('header')} + ${size('control')} + 2px);
    align-self: start;
    max-height: calc(100dvh - ${size('header')} - ${size('control')} - 2px);
    /* Room for the focus ring, which the scroll area would cut off. */
    margin-inline: calc(-1 * ${space(1)});
    padding: ${space(1)};
    overflow-y: auto;
    scrollbar-width: thin;

    ${media.low} {
      position: static;
      max-height: none;
    }
  }
`;

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
`;
