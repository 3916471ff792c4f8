import { css } from '@emotion/react';
import { media, space, text } from '@storefront/ui/theme';

export const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(5)};
  }
`;

/** Shows the entire garment where there is room for it. */
export const picture = css`
  height: 260px;

  ${media.desktop} {
    height: auto;
    aspect-ratio: 3 / 4;
  }
`;

export const choices = css`
  display: grid;
  align-content: start;
  gap: ${space(3)};
`;

export const price = css`
  font-size: ${text('xl')};
`;

export const actions = css`
  display: grid;
  gap: ${space(1)};
`;
