import { css } from '@emotion/react';
import { color, font, media, size, space, text } from '@storefront/ui/theme';

/** Text that isn't broken in a narrow column. */
export const oneLine = css`
  white-space: nowrap;
`;

/** A link, as high as a touch target where it is alone. */
export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  text-decoration-color: ${color('line-strong')};
  text-decoration-thickness: 1px;

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
      text-decoration-color: currentcolor;
    }
  }
`;

/** A link in a row of text, which it doesn't make higher. */
export const linkInRow = css`
  margin-block: calc((1lh - ${size('touch')}) / 2);
`;

/** The heading of an app or of a section. */
export const sectionHeading = css`
  font-size: ${text('xl')};
  font-family: ${font('display')};
`;

/** An app, or a section. */
export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('line')};
`;

/** A remark below a table. */
export const note = css`
  max-width: ${size('prose')};
  color: ${color('text-muted')};
  font-size: ${text('sm')};
`;
