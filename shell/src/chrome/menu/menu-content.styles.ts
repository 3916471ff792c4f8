import { css } from '@emotion/react';
import { color, font, leading, media, size, space, text } from '@storefront/ui/theme';

const menu = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(4)};
`;

/** Beside each category's link is the button of its sub-categories, which are below both. */
const categoryList = css`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: fit-content(100%) minmax(0, 1fr);
    align-items: center;
    column-gap: ${space(1)};
  }
`;

const category = css`
  display: block;
  padding-block: ${space(1)};
  font-family: ${font('display')};
  font-size: 2.75rem;
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;
  text-decoration: none;

  &[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: ${color('accent')};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

/** Rarely used links are at the bottom, within reach of the thumb. */
const rest = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${space(2)};
  margin-block-start: auto;
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('line')};
`;

const entry = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }
`;

const disclosure = css`
  &[aria-expanded='true'] {
    transform: rotate(180deg);
  }
`;

const highlights = css`
  display: flex;
  gap: ${space(4)};
`;

export const styles = { menu, categoryList, category, disclosure, highlights, rest, entry };
