import { css } from '@emotion/react';
import { color, media, motion, size, space, text } from '@storefront/ui/theme';

export const sections = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${size('section')};
  padding-block-end: ${size('section')};
`;

/** A hairline, the heading below it, and a link at its end. */
export const sectionHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(3)};
  margin-block-end: ${space(4)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('line')};
`;

export const more = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  text-decoration: none;

  svg {
    color: ${color('accent')};
    transition: ${motion('transform', 'base')};
  }

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }

    &:hover svg {
      transform: translateX(4px);
    }
  }
`;
