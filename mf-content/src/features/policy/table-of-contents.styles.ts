import { css } from '@emotion/react';
import { color, media, motion, size, space, text, tracking } from '@storefront/ui/theme';

/** Shown only where there is room beside the text: above it, it would push the text off a small screen. */
export const nav = css`
  @media (max-width: 1023.98px) {
    display: none;
  }

  > p {
    margin-block-end: ${space(1)};
    color: ${color('text-muted')};
    font-size: ${text('xs')};
    letter-spacing: ${tracking('label')};
    text-transform: uppercase;
  }

  ${media.twoColumns} {
    position: sticky;
    inset-block-start: calc(${size('header')} + ${space(4)});
    align-self: start;
    max-height: calc(100dvh - ${size('header')} - ${space(8)});
    overflow-y: auto;
  }
`;

export const list = css`
  display: grid;
`;

export const link = css`
  display: flex;
  align-items: center;
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  line-height: 1.4;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: ${motion('color')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }

  /* The focus ring is inside the link, because the scrolling list would cut it off. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;
