import { css, keyframes } from '@emotion/react';
import { color, media, radius, space, text } from '@storefront/ui/theme';

/** The QR code, and beside it the instructions. */
export const waiting = css`
  display: grid;
  justify-items: center;
  gap: ${space(4)};

  ${media.twoColumns} {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    gap: ${space(6)};
  }
`;

/** Light in forced-colors mode too, because cameras need a dark code on a light background. */
export const frame = css`
  padding: ${space(1)};
  background: ${color('text')};
  forced-color-adjust: none;
`;

export const code = css`
  width: 256px;
  height: 256px;
  border-radius: ${radius('sm')};
`;

export const instructions = css`
  display: grid;
  gap: ${space(2)};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: ${space(3)} minmax(0, 1fr);
    counter-increment: step;
  }

  li::before {
    content: counter(step) / '';
    color: ${color('accent')};
    font-variant-numeric: tabular-nums;
  }
`;

const pulse = keyframes`
  50% { opacity: 0.25; }
`;

export const status = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space(1.5)};
  padding-block: ${space(2)};
  border-block: 1px solid ${color('line')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};

  /* A pulsing dot: the page is still polling. */
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 4px solid ${color('accent')};
    border-radius: ${radius('full')};
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`;
