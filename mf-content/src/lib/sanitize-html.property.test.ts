import fc from 'fast-check';
import { sanitizeHtml } from './sanitize-html';

const TAGS = 'a b p div h1 h2 ul li table tr td script svg style form img br select title'.split(
  ' ',
);

const piece = fc.oneof(
  fc.constantFrom(...TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
  fc.constantFrom(
    '<a href="javascript:alert(1)">',
    '<img src=x onerror=alert(1)>',
    '<img/src="`<`onerror=alert(1)//',
    '<p title="</p><script>alert(1)</script>">',
    '<!--',
    '-->',
    '<',
    '"',
    "'",
    '=',
    'text',
  ),
  fc.string(),
);

test('[CONT-02] no input yields HTML that runs a script or breaks out of its container', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const page = new DOMParser().parseFromString(
        `<main>${sanitizeHtml(pieces.join(''))}</main><footer></footer>`,
        'text/html',
      );
      expect([...page.body.children].map((child) => child.tagName)).toEqual(['MAIN', 'FOOTER']);
      expect(page.querySelector('script, svg, style, form, iframe, [onerror]')).toBeNull();
      expect(page.querySelectorAll('h1').length).toBeLessThan(2);
      expect(page.querySelector('[href^="javascript" i]')).toBeNull();
    }),
    { numRuns: 500 },
  );
});
