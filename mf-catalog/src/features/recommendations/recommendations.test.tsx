import { act, screen, within } from '@testing-library/react';
import { HttpError, type CartLine, type CartState } from '@storefront/host';
import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import { createStore } from 'zustand/vanilla';
import fragments from '../../exposed/fragments';
import { productResponse } from '../../testing/product-response';

const related = (...ids: string[]) => ({ data: ids.map((id) => productResponse(id)) });

async function recommend(productIds: string[], responses: FakeResponses, lines: CartLine[] = []) {
  const test = createTestHost({ responses });
  const cart = createStore<CartState>(() => ({ lines }));
  const view = await renderFragment(fragments['catalog.recommendations'], {
    host: { ...test.host, cart },
    props: { productIds },
  });
  return { ...test, ...view, cart };
}

const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const line = (id: string): CartLine => ({
  id,
  name: id,
  price: 100,
  quantity: 1,
  image: '',
  sizes: [],
  colors: [],
});

test('[FRG-10] shows the best four in a section, with links to their pages', async () => {
  await recommend(['jeans'], {
    'GET /products/jeans/related': related('a', 'b', 'c', 'd', 'e'),
  });
  const section = screen.getByRole('region', { name: 'You may also like' });
  expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
  expect(names()).toEqual(['Product a', 'Product b', 'Product c', 'Product d']);
  const [first] = within(section).getAllByRole('link', { name: 'Product a' });
  expect(first).toHaveAttribute('href', '/product/a');
});

test('[FRG-10] alternates between the three newest products, without duplicates or those three', async () => {
  const { calls } = await recommend(['w', 'x', 'y', 'z'], {
    'GET /products/x/related': related('a', 'b'),
    'GET /products/y/related': related('a', 'c'),
    'GET /products/z/related': related('d'),
  });
  expect(names()).toEqual(['Product a', 'Product d', 'Product b', 'Product c']);
  expect(calls.map(({ path, params }) => [path, params?.exclude])).toEqual([
    ['/products/x/related', 'w,y,z'],
    ['/products/y/related', 'w,x,z'],
    ['/products/z/related', 'w,x,y'],
  ]);
});

test('[FRG-10] a product that is added to the cart is replaced by the next one', async () => {
  const { cart } = await recommend(
    ['jeans'],
    { 'GET /products/jeans/related': related('a', 'b', 'c', 'd', 'e', 'f') },
    [line('a')],
  );
  expect(names()).toEqual(['Product b', 'Product c', 'Product d', 'Product e']);
  act(() => cart.setState({ lines: [line('a'), line('c')] }));
  expect(names()).toEqual(['Product b', 'Product d', 'Product e', 'Product f']);
});

test.each([
  ['the product has no related ones', related()],
  ['there is no such product, and none like it', new HttpError('Not found', { status: 404 })],
])('[FRG-11] shows nothing where %s', async (_, response) => {
  const { container } = await recommend(['jeans'], {
    'GET /products/jeans/related': response,
    'GET /products': related(),
  });
  expect(container).toBeEmptyDOMElement();
});

test('[PDP-17] for a product that does not exist, those with the words of its id are shown', async () => {
  const { calls } = await recommend(['linen-shirt-2'], {
    'GET /products/linen-shirt-2/related': new HttpError('Not found', { status: 404 }),
    'GET /products': related('a', 'b'),
  });
  expect(names()).toEqual(['Product a', 'Product b']);
  expect(calls.at(-1)?.params).toMatchObject({ q: 'linen shirt 2' });
});

const failure = new HttpError('Internal Server Error', { status: 500 });

test('[FRG-11] if one of several calls fails, the products of the others are shown', async () => {
  await recommend(['x', 'y'], {
    'GET /products/x/related': failure,
    'GET /products/y/related': related('a'),
  });
  expect(names()).toEqual(['Product a']);
});

test('[FRG-11] rejects if every call fails, and the shell then shows nothing', async () => {
  const responses = { 'GET /products/x/related': failure };
  await expect(recommend(['x'], responses)).rejects.toBe(failure);
});
