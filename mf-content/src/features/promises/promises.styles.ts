import { css } from '@emotion/react';
import { color, media, motion, space, text } from '@storefront/ui/theme';

/** Its height is declared in remote.ts, so that pages can reserve the space. */
export const band = css`
  border-block-start: 1px solid ${color('line')};
  padding-block: ${space(4)};

  ${media.desktop} {
    padding-block: ${space(5)};
  }
`;

export const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(2)};

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(4)};
  }
`;

export const promise = css`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  height: 100%;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
  text-decoration: none;
  text-wrap: balance;

  strong {
    margin-block-start: ${space(1)};
    color: ${color('text')};
    font-size: ${text('md')};
    font-weight: 500;
    transition: ${motion('color')};
  }

  ${media.hover} {
    &:hover strong {
      color: ${color('accent-strong')};
    }
  }
`;
