import { css, Global } from '@emotion/react';
import { color, font, leading, media, text } from '.';
import { tokenDeclarations } from './tokens';

const globalStyles = css`
  :root {
    ${tokenDeclarations}
    color-scheme: dark;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: ${color('line-strong')} ${color('page')};
  }

  /* The page doesn't scroll behind a dialog; the width of its scrollbar is kept. */
  html:has(dialog:modal) {
    overflow: hidden;

    ${media.hover} {
      scrollbar-gutter: stable;
    }
  }

  body {
    margin: 0;
    background: ${color('page')};
    color: ${color('text')};
    font-family: ${font('text')};
    font-size: ${text('md')};
    line-height: ${leading('body')};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
  }

  h1,
  h2,
  h3 {
    font-family: ${font('display')};
    font-weight: 400;
    line-height: ${leading('snug')};
    text-wrap: balance;
  }

  address {
    font-style: normal;
  }

  /* A list with a class has its own style; one without a class, in a policy text, keeps its markers. */
  :where(ul[class], ol[class]) {
    padding: 0;
    list-style: none;
  }

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  a {
    color: inherit;
    text-underline-offset: 0.25em;
  }

  :focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: 3px;
  }

  h1[tabindex='-1']:focus {
    outline: none;
  }

  ::selection {
    background: ${color('accent')};
    color: ${color('on-accent')};
  }

  .visually-hidden:not(:focus):not(:active) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* A tap during the transition reaches the page beneath it. */
  ::view-transition {
    pointer-events: none;
  }

  /* The picture of a product card turns into the one of the product page. */
  ::view-transition-group(*) {
    animation-duration: var(--duration-slow);
    animation-timing-function: var(--ease);
  }

  ::view-transition-old(product-picture),
  ::view-transition-new(product-picture) {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }

  ${media.reducedMotion} {
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation: none !important;
    }

    *,
    *::before,
    *::after,
    *::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }
`;

/** Declares the theme's variables and the base styles; rendered once, by the shell. */
export function GlobalStyles() {
  return <Global styles={globalStyles} />;
}
