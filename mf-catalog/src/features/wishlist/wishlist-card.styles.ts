import { css } from '@emotion/react';
import { color, media, size, space } from '@storefront/ui/theme';

/** A bar below the picture, like that of a product card on devices that can't hover. */
export const bar = css`
  display: flex;
  background: ${color('raised')};

  ${media.forcedColors} {
    border: 1px solid;
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
