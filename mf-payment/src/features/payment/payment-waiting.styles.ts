import { css, keyframes } from '@emotion/react';
import { color, media, radius, space, text } from '@storefront/shared/theme';

/** The code, and beside it what to do with it. */
export const waiting = css`
  display: grid;
  justify-items: center;
  gap: ${space(4)};

  ${media.large} {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    gap: ${space(6)};
  }
`;

/** Light, also where colours are forced: a camera reads dark on light. */
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

export const howTo = css`
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

const breathe = keyframes`
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

  /* A small light that says that somebody is still looking. */
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 4px solid ${color('accent')};
    border-radius: ${radius('full')};
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;
