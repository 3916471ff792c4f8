import { css } from '@emotion/react';
import { color, media, radius, space, text } from '@storefront/ui/theme';

/** One below the other on phones, side by side where there is room. */
export const timeline = css`
  display: grid;

  ${media.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    max-width: 960px;
  }
`;

/** A dot in the step's colour, and a line to the next one. */
export const step = css`
  position: relative;
  padding-inline-start: ${space(4)};
  padding-block-end: ${space(3)};
  color: ${color('text-muted')};
  font-size: ${text('sm')};

  &:last-of-type {
    padding-block-end: 0;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.3em;
    inset-inline-start: 0;
    width: 13px;
    height: 13px;
    border: 1px solid currentcolor;
    border-radius: ${radius('full')};
    background: ${color('page')};
  }

  &:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.3em + 13px) -0.3em;
    inset-inline-start: 6px;
    border-inline-start: 1px solid ${color('line-strong')};
  }

  ${media.desktop} {
    padding-block: ${space(4)} 0;
    padding-inline: 0 ${space(1)};

    &::before {
      inset-block-start: 0;
    }

    &:not(:last-of-type)::after {
      inset-block: 6px auto;
      inset-inline: 13px 0;
      border-inline-start: 0;
      border-block-start: 1px solid ${color('line-strong')};
    }
  }
`;

/** The date of a step, and the carrier of the parcel, below the step's name. */
export const about = css`
  display: block;
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** Filled by its border, which forced-colors mode keeps. */
const filled = css`
  &::before {
    border-width: 7px;
    width: 13px;
  }
`;

export const reached = css`
  ${filled}
  color: ${color('text-soft')};

  &:not(:last-of-type)::after {
    border-color: ${color('text-soft')};
  }
`;

export const current = css`
  ${filled}
  font-size: ${text('md')};
  font-weight: 500;
`;

/** The colours of ORD-03. */
export const tones = {
  yellow: css({ color: color('status-yellow') }),
  blue: css({ color: color('status-blue') }),
  purple: css({ color: color('status-purple') }),
  green: css({ color: color('status-green') }),
  red: css({ color: color('status-red') }),
  neutral: css({ color: color('status-neutral') }),
};
