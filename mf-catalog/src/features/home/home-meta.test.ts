/** @jest-environment node */

import { failedStore, storeWith } from '../../testing/store-info';
import { homeMeta } from './home-meta';

test('the meta describes the store', () => {
  const context = { data: null, params: {}, url: new URL('https://shop.example/') };
  expect(homeMeta({ ...context, storeInfo: storeWith('Jeans') })).toEqual({
    title: 'Modern Essentials',
    description: 'A quiet wardrobe.',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Noor',
      url: 'https://shop.example/',
      sameAs: [],
    },
  });
  const meta = homeMeta({ ...context, storeInfo: failedStore });
  expect(meta.title).toBe('Modern Essentials');
  expect(meta.jsonLd).toBeUndefined();
});
