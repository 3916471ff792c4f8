import { HttpError, type StoreInfoState } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { loaderArgs } from '../../testing/loader-args';
import { productResponse } from '../../testing/product-response';
import { storeWith } from '../../testing/store-info';
import { loadListing } from './listing.loader';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

interface Loading {
  at: string;
  response: unknown;
  storeInfo?: StoreInfoState;
  signal?: AbortSignal;
}

function load({ at, response, storeInfo = storeWith('Jeans'), ...rest }: Loading) {
  const { host } = createTestHost({ responses: { 'GET /products': response } });
  return loadListing(
    loaderArgs({
      at,
      pattern: '/products',
      http: host.http,
      storeInfo: () => Promise.resolve(storeInfo),
      ...rest,
    }),
  );
}

const failure = new HttpError('Internal Server Error', { status: 500 });

test('[PLP-09] responds with 503 where the list fails', async () => {
  await expect(load({ at: '/products?category=jeans', response: failure })).resolves.toMatchObject({
    data: { status: 'failed' },
    init: { status: 503 },
  });
});

test('[PLP-01] a category whose picture fails to load can still be chosen', async () => {
  await expect(load({ at: '/products', response: failure })).resolves.toEqual({
    status: 'no-category',
    categories: [{ name: 'Jeans', fallback: undefined }],
  });
});

test('[PLP-01] the picture of a product stands for its category without the product’s text', async () => {
  const src = 'https://pictures.example/p1.webp';
  const product = productResponse('p1', { images: [{ url: src, alt: 'From the back' }] });
  const loaded = await load({ at: '/products', response: { data: [product], count: 1 } });
  expect(loaded).toMatchObject({ categories: [{ fallback: { src, alt: undefined } }] });
});

test.each(['/products', '/products?category=jeans'])(
  'rejects with the failure of an aborted call at %s',
  async (at) => {
    await expect(load({ at, response: failure, signal: AbortSignal.abort() })).rejects.toBe(
      failure,
    );
  },
);
