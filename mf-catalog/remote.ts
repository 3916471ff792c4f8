import { defineRemote } from '@storefront/host/contracts/remote';
import { FILTER_PARAMETERS } from './src/lib/listing/filters';

/** The height of a row of product cards, in CSS pixels, on a phone and on a laptop. */
const ROW_OF_CARDS = { narrow: 608, wide: 605 };

/**
 * mf-catalog: home page, listing, search, product page and wishlist. Any page can show its fragments:
 * looks, recommendations, recently viewed products, the search and sub-categories.
 */
export const remote = defineRemote(
  'mf-catalog',
  {
    home: {
      path: '/',
      sitemap: true,
      fragments: [
        { name: 'orders.latest' },
        { name: 'catalog.recently-viewed' },
        { name: 'content.newsletter', props: {} },
      ],
    },
    products: {
      path: '/products',
      query: ['category', 'parentCategory', 'new', 'page', 'from', ...FILTER_PARAMETERS],
      sitemap: true,
    },
    search: { path: '/search', query: ['q', 'page', 'from', ...FILTER_PARAMETERS] },
    wishlist: { path: '/wishlist' },
    'shared-wishlist': { path: '/wishlist/shared', query: ['items'] },
    product: {
      path: '/product/:id',
      query: ['color'],
      fragments: [
        { name: 'catalog.reviews', props: { productId: ':id' } },
        { name: 'catalog.look' },
        { name: 'catalog.recommendations', props: { productIds: [':id'] } },
        { name: 'catalog.recently-viewed' },
      ],
    },
    collections: { path: '/collections', sitemap: true },
    collection: { path: '/collections/:slug' },
    reviews: { path: '/product/:id/reviews', query: ['page', 'sort'] },
  },
  {
    'catalog.look': { space: ROW_OF_CARDS, chunk: 'recommendations' },
    'catalog.recommendations': { space: ROW_OF_CARDS },
    'catalog.recently-viewed': { space: ROW_OF_CARDS, personal: true },
    'catalog.reviews': {},
    'catalog.search': { personal: true, start: 'load', chunk: 'search-sheet' },
    'catalog.sub-categories': { personal: true, start: 'load' },
  },
);
