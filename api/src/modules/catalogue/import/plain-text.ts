import { compile } from 'html-to-text';

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 },
    })),
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
  ],
});

const TAG = /<\/?[a-z][^>]*>|<!--|&#?\w+;/i;

/**
 * The text of a description, with its paragraphs and lists, without any markup or script. A text without markup
 * stays as it is.
 */
export function plainText(description: string): string {
  const text = TAG.test(description) ? toText(description) : description;
  return text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
