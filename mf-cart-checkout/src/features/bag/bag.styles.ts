import { css } from '@emotion/react';
import { color, space, text } from '@storefront/shared/theme';

/** As high as its place, so that its foot is at the lower edge. */
export const bag = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;

  &:focus {
    outline: none;
  }
`;

export const list = css`
  display: grid;

  /* Keeps focused elements clear of the sticky foot. */
  a,
  button {
    scroll-margin-block-end: ${space(32)};
  }
`;

export const lineBox = css`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('line')};
`;

/** In line with the texts beside the picture, which is 72 px wide. */
export const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: calc(72px + ${space(2)});
`;

export const foot = css`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: ${space(1.5)};
  padding-block: ${space(2)};
  background: ${color('raised')};

  &:focus {
    outline: none;
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
