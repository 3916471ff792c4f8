import { outlineOf } from './outline';

test('the outline of a page has its title, headings, landmarks and links inside the shop', () => {
  const html = `<!doctype html><title>Aurelle &amp; Co</title>
<header><nav><a href="/products?category=men">Men</a><a href="/products">All</a></nav></header>
<main><h1>Silk <em>Saree</em></h1><h2>You may also like</h2><a href="https://elsewhere.example/">Out</a></main>`;
  expect(outlineOf(html)).toEqual({
    title: 'Aurelle & Co',
    headings: ['h1 Silk Saree', 'h2 You may also like'],
    landmarks: ['header', 'nav', 'main'],
    links: ['/products'],
  });
});
