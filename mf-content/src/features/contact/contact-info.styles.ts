import { css } from '@emotion/react';
import { color, motion, media, size, space, text, tracking } from '@storefront/ui/theme';

export const panel = css`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
`;

/** A hairline above each row. */
export const rows = css`
  > div {
    display: grid;
    gap: ${space(0.5)};
    padding-block: ${space(2.5)};
    border-block-start: 1px solid ${color('line')};
  }

  > div:last-of-type {
    border-block-end: 1px solid ${color('line')};
  }

  dt {
    color: ${color('text-muted')};
    font-size: ${text('xs')};
    letter-spacing: ${tracking('label')};
    text-transform: uppercase;
  }

  dd {
    font-size: ${text('lg')};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const grievances = css`
  display: grid;
  justify-items: start;

  small {
    color: ${color('text-soft')};
    font-size: ${text('sm')};
  }
`;

export const socialLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;

export const target = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  text-decoration-color: ${color('line-strong')};
  transition: ${motion('color')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }
`;
