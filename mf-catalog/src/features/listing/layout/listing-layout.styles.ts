import { css } from '@emotion/react';
import { media, size, space } from '@storefront/ui/theme';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(5)} ${size('section')};

  ${media.desktop} {
    padding-block-start: ${space(8)};
  }
`;

/** The sub-categories are at the end of the heading's line. */
export const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

/** The category above the name of a sub-category, as high as a touch target. */
export const context = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
