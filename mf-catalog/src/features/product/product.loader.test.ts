import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { jeans } from '../../testing/open-product';
import { loaderArgs } from '../../testing/loader-args';
import { reviewResponse, reviewsResponse } from '../../testing/reviews-response';
import { loadProduct } from './product.loader';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

function load(response: unknown, signal?: AbortSignal, reviews: unknown[] = []) {
  const responses = {
    'GET /products/p1': response,
    'GET /products/p1/reviews': reviewsResponse(reviews),
  };
  const { host } = createTestHost({ responses });
  return loadProduct(
    loaderArgs({
      at: '/product/p1',
      pattern: '/product/:id',
      params: { id: 'p1' },
      http: host.http,
      storeInfo: () => Promise.resolve(host.storeInfo.getState()),
      ...(signal ? { signal } : {}),
    }),
  );
}

test.each([
  ['404 for a product that does not exist', new HttpError('no', { status: 404 }), 404, 'missing'],
  ['503 for a failing API', new HttpError('no', { status: 500 }), 503, 'failed'],
  ['503 for no response', new HttpError('no', { noResponse: true }), 503, 'failed'],
  ['503 for a response that is not a product', { id: 'p1' }, 503, 'failed'],
])('[PDP-06] responds with %s', async (_, response, status, expected) => {
  await expect(load(response)).resolves.toMatchObject({
    data: { status: expected },
    init: { status },
  });
});

test.each([
  ['is there in lower case', ['coat-1'], { status: 301 }],
  ['is nowhere', [], { init: { status: 404 } }],
  ['isn’t what the server found', ['Coat-1'], { init: { status: 404 } }],
])('[PAGE-10] a product whose id has capitals and %s', async (_, ids, expected) => {
  const { host, calls } = createTestHost({
    responses: {
      'GET /products/Coat-1': new HttpError('no', { status: 404 }),
      'GET /products': { data: ids.map((id) => ({ ...jeans(), id })) },
    },
  });
  const loaded = await loadProduct(
    loaderArgs({
      at: '/product/Coat-1',
      pattern: '/product/:id',
      params: { id: 'Coat-1' },
      http: host.http,
      storeInfo: () => Promise.resolve(host.storeInfo.getState()),
    }),
  );
  expect(loaded).toMatchObject(expected);
  expect(calls.at(-1)?.params).toEqual({ ids: 'coat-1' });
  if (loaded instanceof Response) {
    expect(loaded.headers.get('location')).toBe('/product/coat-1');
  }
});

test('rethrows the error of an aborted call', async () => {
  const failure = new HttpError('canceled', {});
  await expect(load(failure, AbortSignal.abort())).rejects.toBe(failure);
});

test.each(['p1', 'former-handle'])(
  '[PAGE-12] a product with a handle is moved there from %s',
  async (id) => {
    const { host } = createTestHost({
      responses: { [`GET /products/${id}`]: jeans({ id: 'p1', handle: 'slim-jeans' }) },
    });
    const loaded = await loadProduct(
      loaderArgs({
        at: `/product/${id}?utm_source=mail`,
        pattern: '/product/:id',
        params: { id },
        http: host.http,
        storeInfo: () => Promise.resolve(host.storeInfo.getState()),
      }),
    );
    expect(loaded).toMatchObject({ status: 301 });
    // The shell adds the query.
    expect(loaded instanceof Response && loaded.headers.get('location')).toBe(
      '/product/slim-jeans',
    );
  },
);

test.each([
  ['its handle', jeans({ id: 'another', handle: 'p1' })],
  ['its id, if it has no handle', jeans({ id: 'p1' })],
])('[PAGE-12] a product is shown at %s', async (_, response) => {
  await expect(load(response)).resolves.toMatchObject({ status: 'ready' });
});

test('[REV-08] search engines get three reviews, without their pictures', async () => {
  const review = reviewResponse({ pictures: [{ url: '/a.webp' }] });
  const loaded = await load(jeans({ id: 'p1' }), undefined, Array(5).fill(review));
  expect(loaded).toMatchObject({
    rated: { reviews: Array(3).fill({ title: 'Snug', pictures: [] }) },
  });
});
