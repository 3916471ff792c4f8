import { css } from '@emotion/react';
import { color, media, radius, size } from '@storefront/ui/theme';

export const more = css`
  color: ${color('text-muted')};
`;

/** As many as fit side by side where two cards share a phone. */
export const SWATCHES_OF_NARROW_CARD = 3;

const NARROW = '@container (max-width: 219px)';

export const onWideCard = css`
  ${NARROW} {
    display: none;
  }
`;

export const onNarrowCard = css`
  display: none;

  ${NARROW} {
    display: inline;
  }
`;

/** Takes the room of what is seen of it, so that cards with and without colours are equally high. */
export const swatches = css`
  display: flex;
  align-items: center;
  align-self: center;
  margin-block: -2px;
  margin-inline-end: -2px;

  ${media.touch} {
    margin-inline-end: -12px;
  }

  ${NARROW} {
    margin-inline: -5px 0;

    > button:nth-of-type(n + ${SWATCHES_OF_NARROW_CARD + 1}) {
      display: none;
    }

    ${media.touch} {
      margin-inline-start: -15px;
    }
  }
`;

/** A dot in its text colour, which keeps that in forced-colors mode; larger to tap than it looks. */
export const swatchButton = css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  forced-color-adjust: none;

  &::before {
    width: 14px;
    height: 14px;
    border: 1px solid ${color('line-strong')};
    border-radius: ${radius('full')};
    background: currentColor;
    content: '';
  }

  &[aria-pressed='true']::before {
    outline: 1px solid ${color('text-soft')};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    border: 1px solid ButtonBorder;

    &[aria-pressed='true'] {
      border: 2px solid Highlight;
    }
  }

  ${media.touch} {
    width: ${size('touch')};
    height: ${size('touch')};
    margin-block: calc((24px - ${size('touch')}) / 2);
  }
`;
