import { css } from '@emotion/react';
import { color, font, media, motion, space, text } from '@storefront/shared/theme';

export const tileGrid = css`
  display: grid;
  gap: ${space(3)} ${space(2)};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const tile = css`
  display: grid;
  gap: ${space(1.5)};
  font-family: ${font('display')};
  font-size: ${text('xl')};
  text-decoration: none;
  transition: ${motion('color')};

  &:hover {
    color: ${color('accent-strong')};
  }
`;

export const picture = css`
  height: 450px;
`;
