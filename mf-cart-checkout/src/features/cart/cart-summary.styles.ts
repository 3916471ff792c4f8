import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';
import { summary } from '../../lib/summary-layout.styles';

/** On phones without a box, so that the checkout bar can be sticky along the whole list. */
export const cartSummary = css`
  ${summary}

  ${media.phone} {
    display: contents;
  }
`;

/** Visible beside the list; hidden on phones, where the bar is enough. */
export const title = css`
  font-size: ${text('xl')};

  ${media.phone} {
    display: none;
  }
`;

/**
 * The subtotal and the checkout button. On phones it sticks above the bottom bar, until the page is
 * scrolled to its normal position. It reaches below the bottom bar, so that there is no gap between them.
 * It isn't sticky in a low window (a zoomed page, for instance), where it would hide the lines.
 */
export const checkoutBar = css`
  display: grid;
  gap: ${space(3)};

  &:focus {
    outline: none;
  }

  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    margin-inline: calc(-1 * ${size('gutter')});
    padding: ${space(1.5)} ${size('gutter')} ${space(2.5)};
    border-block-start: 1px solid ${color('accent')};
    background: ${color('raised')};

    > a {
      flex: 1 1 auto;
      padding-inline: ${space(2)};
    }
  }

  ${media.phone} and (min-height: 480px) {
    position: sticky;
    inset-block-end: calc(${size('bottom-bar')} + env(safe-area-inset-bottom) - ${space(1)});
    z-index: 1;
  }
`;

/** The subtotal and what offers take off, where the bar has the total. */
export const amounts = css`
  display: grid;
  gap: ${space(1)};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

export const subtotal = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font-size: ${text('lg')};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    display: grid;
    font-size: ${text('md')};

    > span:first-of-type {
      color: ${color('text-soft')};
      font-size: ${text('sm')};
    }
  }
`;

/** What happens next, with links to the policies. */
export const next = css`
  display: grid;
  gap: ${space(1)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const policies = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size('touch')};
  }
`;
