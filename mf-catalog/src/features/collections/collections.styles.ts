import { css } from '@emotion/react';
import { color, leading, media, motion, size, space, text } from '@storefront/ui/theme';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block: ${space(5)} ${size('section')};

  ${media.desktop} {
    gap: ${space(8)};
    padding-block-start: ${space(8)};
  }
`;

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)} ${space(3)};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const card = css`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  color: ${color('text')};
  text-decoration: none;

  h2 {
    font-size: ${text('2xl')};
    line-height: ${leading('tight')};
    transition: ${motion('color', 'base')};
  }

  p {
    color: ${color('text-soft')};
    text-wrap: pretty;
  }

  ${media.hover} {
    &:hover h2 {
      color: ${color('accent-strong')};
    }
  }
`;

export const picture = css`
  height: auto;
  aspect-ratio: 3 / 4;
`;
