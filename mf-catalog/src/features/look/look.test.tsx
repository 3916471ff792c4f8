import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@storefront/host';
import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import fragments from '../../exposed/fragments';
import { jeans, openProduct } from '../../testing/open-product';
import { productResponse } from '../../testing/product-response';

const listed = (...products: unknown[]) => ({ data: products, count: products.length });

async function showLook(productIds: string[], responses: FakeResponses) {
  const test = createTestHost({ responses });
  const fragment = fragments['catalog.look'];
  return {
    ...test,
    ...(await renderFragment(fragment, { host: test.host, props: { productIds } })),
  };
}

const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('[PDP-18] shows the products of the look in the merchant’s order, with links to their pages', async () => {
  const { calls } = await showLook(['clutch', 'cuff'], {
    'GET /products': listed(productResponse('cuff'), productResponse('clutch')),
  });
  const section = screen.getByRole('region', { name: 'Complete the look' });
  expect(names()).toEqual(['Product clutch', 'Product cuff']);
  const [first] = within(section).getAllByRole('link', { name: 'Product clutch' });
  expect(first).toHaveAttribute('href', '/product/clutch');
  expect(calls).toMatchObject([{ params: { ids: 'clutch,cuff' } }]);
});

test('[PDP-18] those in stock come first', async () => {
  const stock = (total: number) => ({ stock: { total } });
  await showLook(['clutch', 'cuff', 'pumps'], {
    'GET /products': listed(
      productResponse('clutch', stock(0)),
      productResponse('cuff', stock(2)),
      productResponse('pumps', stock(1)),
    ),
  });
  expect(names()).toEqual(['Product cuff', 'Product pumps', 'Product clutch']);
});

test('[PDP-18] each can be added from its card', async () => {
  const { commands } = await showLook(['clutch'], {
    'GET /products': listed(productResponse('clutch')),
  });
  await userEvent.click(screen.getByRole('button', { name: /Add/ }));
  expect(commands[0]).toMatchObject({ name: 'cart.add', payload: { id: 'clutch' } });
});

test('[PDP-18] where its products are gone there is nothing', async () => {
  const { container } = await showLook(['clutch'], { 'GET /products': listed() });
  expect(container).toBeEmptyDOMElement();
});

test('[PDP-18] rejects if its products can’t be loaded, and the shell then shows nothing', async () => {
  const failure = new HttpError('Internal Server Error', { status: 500 });
  await expect(showLook(['clutch'], { 'GET /products': failure })).rejects.toBe(failure);
});

test('[PDP-18] a product’s page has a place for its look, and none without one', async () => {
  const place = '[data-fragment="catalog.look"]';
  const first = await openProduct(jeans({ look: ['belt', 'shirt'] }));
  expect(first.container.querySelector(place)).toHaveAttribute(
    'data-props',
    '{"productIds":["belt","shirt"]}',
  );
  first.unmount();
  const { container } = await openProduct(jeans());
  expect(container.querySelector(place)).toBeNull();
});
