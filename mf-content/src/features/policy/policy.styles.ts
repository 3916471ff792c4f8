import { css } from '@emotion/react';
import { color, leading, size, space, text, tracking } from '@storefront/shared/theme';

/** The look of a store's own HTML. */
export const prose = css`
  max-width: ${size('prose')};
  color: ${color('text-soft')};
  overflow-wrap: anywhere;

  & :where(p, ul, ol, dl, table, blockquote, figure, pre) {
    margin-block: 0 ${space(2)};
  }

  h1 {
    margin-block-end: ${space(4)};
    color: ${color('text')};
    font-size: ${text('3xl')};
    line-height: ${leading('tight')};
    letter-spacing: ${tracking('display')};
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: ${space(4)} ${space(1)};
    color: ${color('text')};
    font-size: ${text('lg')};
  }

  h2 {
    font-size: ${text('xl')};
  }

  ul,
  ol {
    padding-inline-start: ${space(3)};
  }

  a {
    color: ${color('accent')};
  }

  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space(1)} ${space(2)} ${space(1)} 0;
    border-block-end: 1px solid ${color('line')};
    text-align: start;
  }

  img {
    height: auto;
    max-height: ${space(10)};
    margin-block-end: ${space(2)};
  }
`;
