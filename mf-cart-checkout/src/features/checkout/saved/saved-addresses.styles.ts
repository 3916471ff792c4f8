import { css } from '@emotion/react';
import { color, media, motion, space, text, tracking } from '@storefront/ui/theme';

export const group = css`
  min-width: 0;
`;

export const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space(1.5)};
`;

/** The card is the radio button's label. */
export const card = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: 1px solid ${color('line')};
  cursor: pointer;
  transition: ${motion('border-color')}, ${motion('background-color')};

  &:has(:checked) {
    border-color: ${color('accent')};
    background: ${color('raised')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  ${media.hover} {
    &:hover {
      border-color: ${color('line-strong')};
    }

    &:has(:checked):hover {
      border-color: ${color('accent')};
    }
  }

  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

/** The native radio button, which is also visible in forced-colors mode. */
export const dot = css`
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  accent-color: ${color('accent')};
  cursor: inherit;

  &:focus-visible {
    outline: none;
  }
`;

export const cardText = css`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;

  strong {
    color: ${color('text')};
    font-size: ${text('md')};
    font-weight: 500;
  }
`;

export const cardLabel = css`
  color: ${color('accent')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

export const cardProblem = css`
  color: ${color('destructive')};
`;

export const more = css`
  padding-block-start: ${space(1.5)};
`;
