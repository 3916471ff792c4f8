import { leading } from '.';

/**
 * Letters that are joined, which spacing would tear apart, and higher than Latin ones. A name that isn't translated is in
 * Latin letters. The selectors are more specific than those of components.
 */
const JOINED_LETTERS = `
:root[lang] { --leading-tight: 1.25; --leading-snug: 1.4; }
:root[lang] h1 { line-height: ${leading('tight')}; }
:root[lang] :not([translate='no']) { letter-spacing: 0; }`;

/** A value, such as "+91 80 4718 2200", is read in the direction of its own letters, where the page's direction puts it. */
const RIGHT_TO_LEFT = `
:where(dd, address, address *, bdi) { unicode-bidi: plaintext; text-align: right; }`;

const WITH_JOINED_LETTERS = ['ar', 'fa', 'hi', 'ks', 'mr', 'ne', 'sd', 'ur'];

/** The rules that only pages in that language need. */
export function languageStyles(language: string, direction: 'ltr' | 'rtl'): string {
  return [
    WITH_JOINED_LETTERS.includes(language) ? JOINED_LETTERS : '',
    direction === 'rtl' ? RIGHT_TO_LEFT : '',
  ].join('');
}
