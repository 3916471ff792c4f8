import { defineRemote } from '@storefront/shared/contracts/remote';

/** mf-catalog: the home page, the listing and the product page. */
export const remote = defineRemote('mf-catalog', {
  home: { path: '/', sitemap: true, fragments: [{ name: 'orders.latest' }] },
  products: {
    path: '/products',
    query: ['category', 'parentCategory', 'page'],
    sitemap: true,
  },
  product: { path: '/product/:id' },
});
