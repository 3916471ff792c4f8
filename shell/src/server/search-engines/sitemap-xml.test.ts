import { sitemapXml } from './sitemap-xml';

test('lists each page in every language, with the others', () => {
  const xml = sitemapXml([{ path: '/' }, { path: '/products?new=true' }], 'https://shop.example', [
    'en',
    'hi',
  ]);
  const others =
    '<xhtml:link rel="alternate" hreflang="en-IN" href="https://shop.example/products?new=true"/>' +
    '<xhtml:link rel="alternate" hreflang="hi-IN" href="https://shop.example/hi/products?new=true"/>';
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml).toContain('<loc>https://shop.example/hi</loc>');
  expect(xml).toContain(`<url><loc>https://shop.example/products?new=true</loc>${others}</url>`);
  expect(xml).toContain(`<url><loc>https://shop.example/hi/products?new=true</loc>${others}</url>`);
  expect(xml).toMatch(/<\/urlset>\n$/);
});

test('names no languages in a shop with one', () => {
  expect(sitemapXml([{ path: '/' }], 'https://shop.example', ['en'])).not.toContain('xhtml');
});
