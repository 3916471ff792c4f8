import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  justify-items: start;
  max-width: calc(${size('prose')} + ${space(10)});

  > [role='alert'] {
    width: 100%;
  }
`;

/** The status in a word, after a dot in its colour. */
export const status = css`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  font-size: ${text('lg')};

  &:empty {
    display: none;
  }

  &::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border: 1px solid currentcolor;
    border-radius: 50%;
  }

  &[data-status='connected']::before {
    border-color: ${color('status-green')};
    background: ${color('status-green')};
  }
`;

/** One row for each detail: its name beside its value where there is room. */
export const found = css`
  width: 100%;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(0.5)};
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color('line')};
  }

  > div:last-of-type {
    border-block-end: 1px solid ${color('line')};
  }

  dt {
    color: ${color('text-muted')};
    font-size: ${text('sm')};
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.desktop} {
    > div {
      grid-template-columns: 10rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;
