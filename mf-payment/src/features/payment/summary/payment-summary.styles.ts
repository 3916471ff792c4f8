import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

/** A sticky box with a gold line on top, like the summary of the checkout. */
export const summary = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  /* Forced-colors mode removes the background and shows this border. */
  border: 1px solid transparent;
  border-block-start-color: ${color('accent')};
  background: ${color('raised')};

  ${media.desktop} {
    grid-column: 2;
    grid-row: 1;
    position: sticky;
    inset-block-start: calc(${size('header')} + ${space(3)});
  }

  ${media.fourColumns} {
    padding: ${space(4)};
  }
`;

/** Hidden on phones, where the amount alone leaves room for the form. */
export const title = css`
  font-size: ${text('xl')};

  ${media.phone} {
    display: none;
  }
`;

export const items = css`
  display: grid;
  gap: ${space(2)};

  ${media.phone} {
    display: none;
  }
`;

export const rows = css`
  display: grid;
  gap: ${space(1)};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
  }

  dt {
    color: ${color('text-soft')};
  }

  dd {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** Beside its name, in as many lines as the room there asks for. */
export const arrival = css`
  flex: 1;
  text-wrap: balance;
`;

export const amount = css`
  font-size: ${text('lg')};

  dt {
    color: inherit;
  }
`;
