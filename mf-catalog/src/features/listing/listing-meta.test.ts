/** @jest-environment node */

import type { Facets } from '../../lib/listing/facets';
import { parseProduct } from '../../lib/product/product';
import { jeans } from '../../testing/open-product';
import { storeWith } from '../../testing/store-info';
import { listingMeta } from './listing-meta';
import type { ListingData } from './listing.loader';

function metaAt(search: string, loaded: Partial<Extract<ListingData, { status: 'ready' }>> = {}) {
  const products = [parseProduct(jeans())];
  return listingMeta({
    data: { status: 'ready', products, subCategories: [], total: 30, ...loaded },
    url: new URL(`https://shop.example/products${search}`),
    params: {},
    storeInfo: storeWith('Jeans'),
  });
}

test('contains the category’s name and its breadcrumbs', () => {
  expect(metaAt('?category=jackets%20%26%20coats')).toMatchObject({
    title: 'Jackets & Coats',
    jsonLd: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/' },
        {
          position: 2,
          name: 'Jackets & Coats',
          item: 'https://shop.example/products?category=jackets%20%26%20coats',
        },
      ],
    },
  });
});

test('[PLP-15] a collection’s list has its name, as the API spells it, and its breadcrumbs', () => {
  expect(metaAt('?collection=diwali%20edit&size=M', { facets: FACETS })).toMatchObject({
    title: 'Diwali Edit',
    description: 'Diwali Edit: everything in the store.',
    next: '/products?collection=Diwali%20Edit&size=M&page=2',
    jsonLd: {
      itemListElement: [
        { name: 'Home' },
        { name: 'Diwali Edit', item: 'https://shop.example/products?collection=Diwali%20Edit' },
      ],
    },
  });
});

test.each([
  ['?category=jeans', undefined, '/products?category=jeans&page=2'],
  ['?category=jeans&page=2', '/products?category=jeans', '/products?category=jeans&page=3'],
  ['?category=jeans&page=3', '/products?category=jeans&page=2', undefined],
  ['?category=jeans&page=9', undefined, undefined],
])('has the previous and the next page of %s', (search, prev, next) => {
  const meta = metaAt(search);
  expect([meta.prev, meta.next]).toEqual([prev, next]);
});

test('the choice of a category has no previous and no next page', () => {
  expect(metaAt('?page=2')).toEqual({ title: 'Select a Category', canonical: '/products' });
});

const FACETS: Facets = {
  size: [{ value: 'M', count: 3 }],
  color: [{ value: 'Navy Blue', count: 2 }],
  colorFamily: [],
  subCategory: [],
  collection: [{ value: 'Diwali Edit', count: 2 }],
  onSale: 0,
  inStock: 5,
};

test.each([
  ['?category=Jeans&parentCategory=slim%20fit', '?category=jeans&parentCategory=Slim%20Fit'],
  ['?category=jeans&parentCategory=Wide', '?category=jeans&parentCategory=Wide'],
  ['?category=jeans&size=m', '?category=jeans&size=M'],
  ['?category=jeans&color=NAVY+BLUE', '?category=jeans&color=Navy%20Blue'],
  ['?category=jeans&size=99', '?category=jeans&size=99'],
  ['?collection=DIWALI+edit&page=2', '?collection=Diwali%20Edit&page=2'],
])('[PAGE-09] the canonical form of %s is %s, as the store spells names', (search, canonical) => {
  const loaded = { products: [parseProduct(jeans())], subCategories: ['Slim Fit'], facets: FACETS };
  expect(metaAt(search, loaded).canonical).toBe(`/products${canonical}`);
});

test.each([
  ['a list with products', '?category=jeans', {}, false],
  ['an unknown category, or a page after the last one', '?category=jeans', { products: [] }, true],
  ['a list with one filter', '?category=jeans&size=M', {}, false],
  ['a combination of filters', '?category=jeans&size=M,L', {}, true],
  ['a collection', '?collection=New%20In', {}, false],
  ['several collections', '?collection=New%20In,Diwali%20Edit', {}, true],
  ['another order', '?category=jeans&sort=newest', {}, true],
])('[FAC-09] [PAGE-11] %s: search engines leave it out: %s', (_, search, loaded, noIndex) => {
  expect(metaAt(search, loaded).noIndex).toBe(noIndex);
});
