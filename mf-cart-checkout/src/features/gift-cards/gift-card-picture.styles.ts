import { css } from '@emotion/react';
import { color, elevation, font, radius, space, text, tracking } from '@storefront/ui/theme';

export const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  aspect-ratio: 8 / 5;
  padding: clamp(${space(3)}, 4vw, ${space(5)});
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('md')};
  background:
    radial-gradient(120% 90% at 85% 0%, rgb(224 193 132 / 0.22), transparent 60%),
    linear-gradient(150deg, ${color('overlay')}, ${color('page')} 75%);
  box-shadow: ${elevation('overlay')};

  /* A fold of light across the card. */
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 22%;
    width: 1px;
    background: linear-gradient(transparent, ${color('accent')}, transparent);
  }
`;

export const cardName = css`
  color: ${color('accent-strong')};
  font-family: ${font('display')};
  font-size: ${text('3xl')};
  overflow-wrap: anywhere;
`;

export const cardTitle = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;
