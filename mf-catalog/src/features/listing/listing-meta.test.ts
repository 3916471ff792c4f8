import { storeWith } from '../../testing/store-info';
import { listingMeta } from './listing-meta';

function metaAt(search: string, total = 30) {
  return listingMeta({
    data: { status: 'ready', products: [], subCategories: [], total },
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
  expect(metaAt('')).toEqual({ title: 'Select a Category' });
});
