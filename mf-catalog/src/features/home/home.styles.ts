import { css } from '@emotion/react';
import { color, media, size, space, text, tracking } from '@storefront/shared/theme';

export const sections = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding-block-end: ${space(8)};

  ${media.desktop} {
    gap: ${space(12)};
    padding-block-end: ${space(12)};
  }
`;

export const sectionHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(3)};
`;

export const more = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};

  &:hover {
    color: ${color('accent-strong')};
  }
`;

/** A few words in small capitals above a title. */
export const eyebrow = css`
  color: ${color('accent')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

export const categoryGrid = css`
  display: grid;
  gap: ${space(2)};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
