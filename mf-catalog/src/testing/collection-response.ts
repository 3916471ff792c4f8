import type { CollectionPage } from '@storefront/host/contracts/api';
import { productResponse } from './product-response';

/** A collection as the API sends it, with a section of one product. */
export function collectionResponse() {
  return {
    slug: 'after-dark',
    title: 'After Dark',
    introduction: 'An evening wardrobe.',
    sections: [
      {
        title: 'Velvet',
        text: 'Velvet has a nap.\n\nA nap has a direction.',
        products: [productResponse('gown')],
      },
    ],
  } satisfies Omit<CollectionPage, 'sections'> & { sections: unknown[] };
}
