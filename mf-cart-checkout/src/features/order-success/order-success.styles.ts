import { css, keyframes } from '@emotion/react';
import { color, font, media, size, space, text } from '@storefront/ui/theme';

export const page = css`
  display: grid;
  justify-items: center;
  gap: ${space(5)};
  padding-block: ${space(7)} ${space(8)};
  text-align: center;

  ${media.desktop} {
    padding-block: ${space(11)} ${size('section')};
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: scale(0.9); }
`;

/** A tick in a thin gold ring. */
export const tick = css`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border: 1px solid ${color('accent')};
  border-radius: 50%;
  color: ${color('accent')};
  animation: ${appear} var(--duration-slow) var(--ease) backwards;
`;

export const number = css`
  padding: ${space(1)} ${space(4)};
  border-block: 1px solid ${color('line')};
  font-size: ${text('lg')};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
`;

export const arrival = css`
  font-size: ${text('lg')};
  text-wrap: balance;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

export const next = css`
  display: grid;
  gap: ${space(4)};
  width: 100%;
  padding-block-start: ${space(6)};
  border-block-start: 1px solid ${color('line')};
  text-align: start;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: clamp(${space(4)}, 5vw, ${space(9)});
  }
`;

export const nextStep = css`
  display: grid;
  align-content: start;
  gap: ${space(1)};

  p {
    color: ${color('text-soft')};
  }
`;

export const nextNumber = css`
  color: ${color('accent')};
  font-family: ${font('display')};
  font-size: ${text('2xl')};
  line-height: 1;
`;

export const nextTitle = css`
  font-family: inherit;
  font-size: ${text('md')};
  font-weight: 500;
`;

/** The recommendations, as wide as the page. */
export const recommendations = css`
  justify-self: stretch;
  min-width: 0;
  text-align: start;
`;
