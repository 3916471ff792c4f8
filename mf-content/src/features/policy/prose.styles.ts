import { css } from '@emotion/react';
import { color, leading, media, size, space, text, tracking } from '@storefront/ui/theme';

/** The styles of a store's HTML, shared by both layouts. */
const html = css`
  color: ${color('text-soft')};
  font-size: ${text('md')};
  line-height: 1.75;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  /* Keeps line breaks where they were before the web font loaded, because glyph widths aren't rounded to
     whole pixels, neither in the font nor in its fallback. */
  text-rendering: geometricPrecision;

  & :where(p, ul, ol, dl, table, blockquote, figure, pre) {
    margin-block: 0 ${space(2)};
  }

  h1 {
    margin-block-end: ${space(5)};
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
    line-height: ${leading('snug')};
    /* Stays clear of the header when a link leads here. */
    scroll-margin-block-start: calc(${size('header')} + ${space(4)});
  }

  h2 {
    margin-block: ${space(7)} ${space(2)};
    font-size: ${text('xl')};
  }

  /* No margin above a heading that begins the text. */
  > :is(h2, h3):not(* + *) {
    margin-block-start: 0;
  }

  ul,
  ol {
    padding-inline-start: ${space(2.5)};
  }

  li {
    padding-inline-start: ${space(0.5)};
    margin-block-end: ${space(1)};
  }

  li::marker {
    color: ${color('accent')};
  }

  a {
    color: ${color('accent')};
  }

  blockquote {
    padding-inline-start: ${space(3)};
    border-inline-start: 1px solid ${color('accent')};
    color: ${color('text')};
  }

  hr {
    margin-block: ${space(5)};
    border: 0;
    border-block-start: 1px solid ${color('line')};
  }

  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }

  th,
  td {
    padding-block: ${space(1)};
    padding-inline: 0 ${space(2)};
    border-block-end: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
  }

  img {
    height: auto;
    max-height: ${space(10)};
    margin-block-end: ${space(4)};
  }
`;

/** For texts in which visitors look things up. */
export const prose = [html, css({ maxWidth: size('prose') })];

/** For running text: where there is room, large headings are beside the text that they belong to. */
export const story = [
  html,
  css`
    font-size: ${text('lg')};

    h2 {
      font-size: ${text('2xl')};
    }

    ${media.twoColumns} {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${size('gutter')};

      > * {
        grid-column: 2;
        max-width: ${size('prose')};
      }

      > h1 {
        grid-column: 1 / -1;
      }

      > h2 {
        grid-column: 1;
        margin-block: 0 ${space(2)};
      }

      > :is(p, ul, ol):has(+ h2) {
        margin-block-end: ${space(10)};
      }
    }
  `,
];
