import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/shared/theme';

/** A bar below the picture, like that of a product card on devices that can't hover. */
export const bar = css`
  display: flex;
  background: ${color('raised')};

  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export const moveButton = css`
  flex: 1 0 auto;
  justify-content: flex-start;
  padding-inline: ${space(2)};
  color: ${color('text')};
  font-size: ${text('sm')};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${color('accent-strong')};
    }
  }
`;

export const removeButton = css`
  flex: 0 0 ${size('control')};
  height: ${size('control')};
  border-radius: 0;
  border-inline-start-color: ${color('line')};

  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** Dims the picture of a sold-out product. */
export const soldOutPicture = css`
  opacity: 0.55;
`;

/** As tall as the card's picture and bar, with centred text. */
export const removedCard = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: calc(340px + ${size('control')});
  margin-inline: var(--card-bleed, 0px);
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  color: ${color('text-soft')};
  text-align: center;
`;

export const removedName = css`
  color: ${color('text')};
`;
