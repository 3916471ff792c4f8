import { linkWithin } from './page-links';

test.each([
  ['<a href="/contact">', '<a href="/hi/contact">'],
  ['<a title="Us" href="/contact?a=b.c#form">', '<a title="Us" href="/hi/contact?a=b.c#form">'],
  ['<a href="/">', '<a href="/hi">'],
])('%s stays in the language of the page', (html, expected) => {
  expect(linkWithin(html, '/hi')).toBe(expected);
  expect(linkWithin(html, '')).toBe(html);
});

test.each([
  '<a href="//example.com/contact">',
  '<a href="https://example.com/contact">',
  '<a href="/sizes.pdf">',
  '<a href="#section-returns">',
  '<img src="/logo">',
])('%s leads where it led', (html) => {
  expect(linkWithin(html, '/hi')).toBe(html);
});
