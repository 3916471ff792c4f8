import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

/** Fills the drawer, so that its footer is at the bottom. */
export const bag = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;

  &:focus {
    outline: none;
  }
`;

export const content = css`
  display: grid;
  gap: ${space(2)};
`;

export const list = css`
  display: grid;

  /* Keeps focused elements clear of the sticky footer. */
  a,
  button {
    scroll-margin-block-end: ${space(28)};
  }
`;

export const lineBox = css`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(2)};

  & + & {
    border-block-start: 1px solid ${color('line')};
  }

  &:first-of-type {
    padding-block-start: 0;
  }
`;

/** In line with the texts beside the picture, which is 72 px wide. */
export const lineActions = css`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: calc(72px + ${space(2)});
`;

export const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`;

/** Sticky, except in a low window (a zoomed page, for instance), where it would hide the lines. */
export const footer = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1.5)};
  padding-block: ${space(2)};
  border-block-start: 1px solid ${color('accent')};
  background: ${color('raised')};

  p {
    grid-column: 1 / -1;
  }

  > a {
    padding-inline: ${space(2)};
  }

  &:focus {
    outline: none;
  }

  @media (min-height: 480px) {
    position: sticky;
    inset-block-end: 0;
  }
`;

export const subtotal = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font-size: ${text('lg')};
  font-variant-numeric: tabular-nums;
`;
