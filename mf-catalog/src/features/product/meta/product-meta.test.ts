/** @jest-environment node */

import { parseProduct } from '../../../lib/product/product';
import { NO_REVIEWS, parseReviews } from '../../../lib/reviews/reviews';
import { reviewResponse, reviewsResponse } from '../../../testing/reviews-response';
import { chain, jeans } from '../../../testing/open-product';
import { storeWith } from '../../../testing/store-info';
import { productMeta } from './product-meta';

const url = new URL('https://shop.example/product/jeans-1?ref=mail');
const context = { params: { id: 'jeans-1' }, url, storeInfo: storeWith('Jeans') };

test('names the product and describes it for search engines', () => {
  const product = parseProduct(
    jeans({ description: 'Washed once.', regularPrice: 1999.5, stock: { total: 4 } }),
  );
  expect(
    productMeta({ ...context, data: { status: 'ready', rated: NO_REVIEWS, product } }),
  ).toEqual({
    title: 'Slim Jeans',
    description: 'Washed once.',
    image: 'https://pictures.example/jeans-1.webp',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Slim Jeans',
        sku: 'jeans-1',
        description: 'Washed once.',
        category: 'Jeans',
        image: ['https://pictures.example/jeans-1.webp'],
        offers: {
          '@type': 'Offer',
          url: 'https://shop.example/product/jeans-1',
          priceCurrency: 'INR',
          price: '1999.50',
          availability: 'https://schema.org/InStock',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Jeans',
            item: 'https://shop.example/products?category=jeans',
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Slim Jeans',
            item: 'https://shop.example/product/jeans-1',
          },
        ],
      },
    ],
  });
});

test('a product without a price has no offer', () => {
  const product = parseProduct(jeans({ regularPrice: null }));
  const meta = productMeta({ ...context, data: { status: 'ready', rated: NO_REVIEWS, product } });
  expect(meta.jsonLd).toMatchObject([{ '@type': 'Product', offers: undefined }, {}]);
});

test('a missing product stays out of search engines', () => {
  const data = { status: 'missing', message: 'Product not found' };
  expect(productMeta({ ...context, data })).toEqual({
    title: 'Product Not Found',
    noIndex: true,
  });
});

test('[PAGE-13] a product of different prices describes their range', () => {
  const product = parseProduct(chain({ handle: 'fine-chain' }));
  const meta = productMeta({ ...context, data: { status: 'ready', rated: NO_REVIEWS, product } });
  expect(meta.jsonLd).toMatchObject([
    {
      offers: {
        '@type': 'AggregateOffer',
        url: 'https://shop.example/product/fine-chain',
        priceCurrency: 'INR',
        lowPrice: '1299.00',
        highPrice: '2499.00',
        offerCount: 3,
      },
    },
    { itemListElement: [{}, {}, { item: 'https://shop.example/product/fine-chain' }] },
  ]);
});

test('[PAGE-13] names the maker, and has the title and the description that are for search engines', () => {
  const product = parseProduct(jeans({ description: 'Washed once.' }));
  const texts = { seoTitle: 'Slim Indigo Jeans', seoDescription: 'Jeans by Noor.' };
  const data = { status: 'ready', rated: NO_REVIEWS, product, vendor: 'Noor', ...texts };
  const meta = productMeta({ ...context, data });
  expect(meta).toMatchObject({ title: 'Slim Indigo Jeans', description: 'Jeans by Noor.' });
  expect(meta.jsonLd).toMatchObject([
    { name: 'Slim Jeans', description: 'Washed once.', brand: { '@type': 'Brand', name: 'Noor' } },
    {},
  ]);
});

test('[PAGE-12] a page that a server doesn’t have moved names the product’s address as canonical', () => {
  const product = parseProduct(jeans({ id: 'jeans-2' }));
  const meta = productMeta({ ...context, data: { status: 'ready', rated: NO_REVIEWS, product } });
  expect(meta.canonical).toBe('/product/jeans-2');
});

test('[REV-01] has the average of the stars and the reviews', () => {
  const rated = parseReviews(reviewsResponse([reviewResponse()], { count: 6, average: 4.3 }));
  const product = parseProduct(jeans());
  const meta = productMeta({ ...context, data: { status: 'ready', rated, product } });
  expect(meta.jsonLd).toMatchObject([
    {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 6 },
      review: [
        {
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: 4 },
          author: { '@type': 'Person', name: 'Meera I.' },
          datePublished: '2026-01-05',
          name: 'Snug',
          reviewBody: 'Take one size up',
        },
      ],
    },
    {},
  ]);
});
