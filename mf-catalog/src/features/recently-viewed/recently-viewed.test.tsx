import { screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { HttpError } from '@storefront/host';
import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import fragments from '../../exposed/fragments';
import { jeans, openProduct } from '../../testing/open-product';
import { productResponse } from '../../testing/product-response';
import { rememberViewed, viewedProducts } from '../../lib/product/viewed-products';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** Responds with each of these products. */
function products(...ids: string[]): FakeResponses {
  return Object.fromEntries(ids.map((id) => [`GET /products/${id}`, productResponse(id)]));
}

async function showViewed(responses: FakeResponses, props: { except?: string } = {}) {
  const test = createTestHost({ responses });
  const fragment = fragments['catalog.recently-viewed'];
  return { ...test, ...(await renderFragment(fragment, { host: test.host, props })) };
}

const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('[FRG-14] shows the newest four first, each once, without the one that is open', async () => {
  ['a', 'b', 'c', 'd', 'e', 'f', 'b'].forEach(rememberViewed);
  const { calls } = await showViewed(products('a', 'b', 'c', 'd', 'e', 'f'), { except: 'f' });
  expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeVisible();
  expect(names()).toEqual(['Product b', 'Product e', 'Product d', 'Product c']);
  expect(calls).toHaveLength(4);
});

test('[FRG-14] leaves out products that no longer exist', async () => {
  ['a', 'gone', 'b'].forEach(rememberViewed);
  const gone = new HttpError('Product not found', { status: 404 });
  await showViewed({ ...products('a', 'b'), 'GET /products/gone': gone });
  expect(names()).toEqual(['Product b', 'Product a']);
});

test('[FRG-14] makes no call and shows nothing on a device without viewed products', async () => {
  const { calls, container } = await showViewed({});
  expect(calls).toEqual([]);
  expect(container).toBeEmptyDOMElement();
});

test('[FRG-15] keeps the last twelve', () => {
  const ids = Array.from({ length: 14 }, (_, index) => `p${index}`);
  ids.forEach(rememberViewed);
  expect(viewedProducts()).toEqual(ids.slice(2).reverse());
});

test.each(['{', 'null', '{"0":"a"}', '"a"', '[1,null,{},""]'])(
  '[FRG-15] ignores the malformed storage value %s',
  (garbage) => {
    localStorage.setItem(STORAGE_KEYS.recentlyViewed, garbage);
    expect(viewedProducts()).toEqual([]);
  },
);

test('[FRG-15] keeps the valid ids among garbage, without duplicates', () => {
  localStorage.setItem(STORAGE_KEYS.recentlyViewed, '["a",7,"b","a"]');
  expect(viewedProducts()).toEqual(['a', 'b']);
});

test('[FRG-15] the product page works without access to the storage', async () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const { container } = await openProduct(jeans());
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(container.querySelector('[data-fragment="catalog.recently-viewed"]')).toBeNull();
});

test('[FRG-14] a product page is remembered, and shows only the other viewed products', async () => {
  rememberViewed('jeans-1');
  const first = await openProduct(jeans());
  const place = '[data-fragment="catalog.recently-viewed"]';
  expect(first.container.querySelector(place)).toBeNull();
  first.unmount();

  rememberViewed('shirt');
  const { container } = await openProduct(jeans());
  expect(container.querySelector(place)).toHaveAttribute('data-props', '{"except":"jeans-1"}');
  expect(viewedProducts()).toEqual(['jeans-1', 'shirt']);
});
