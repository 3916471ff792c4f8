import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@storefront/shared/host';
import { createTestHost, type RecordedCall } from '@storefront/shared/testing/create-test-host';
import { parseStoreInfo } from '@storefront/shared/shop/store-info';
import { renderRoute } from '@storefront/shared/testing/render-route';
import routes from '../../exposed/routes';
import { reloadPage } from './reload-page';
import { productResponse, productResponses } from '../../testing/product-response';
import { failedStore, storeWith } from '../../testing/store-info';

jest.mock('./reload-page');

type Setup = NonNullable<Parameters<typeof createTestHost>[0]>;
type Responder = (call: RecordedCall) => unknown;

const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  localStorage.clear();
});

/** True for the call that gathers the sub-categories. */
function isGathering(call: RecordedCall) {
  return call.params?.limit === 100;
}

/** Responds to the list with `total` products over all pages, and the gathering with two sub-categories. */
function listOf(total: number, count = Math.min(total, 12)): Responder {
  return (call) =>
    isGathering(call)
      ? {
          data: [
            productResponse('g1', { parentCategory: 'Women' }),
            productResponse('g2', { parentCategory: 'Men' }),
            productResponse('g3', { parentCategory: 'Women' }),
          ],
          count: 3,
        }
      : { data: productResponses(count), count: total };
}

async function startListing(search: string, products: unknown = listOf(30), setup: Setup = {}) {
  const test = createTestHost({ answers: { 'GET /products': products }, ...setup });
  const view = await renderRoute(routes.products, {
    host: test.host,
    path: '/products',
    at: `/products${search}`,
  });
  return { ...test, ...view };
}

/** Opens the listing and waits until it has loaded. */
async function openListing(...args: Parameters<typeof startListing>) {
  const test = await startListing(...args);
  await waitFor(() => expect(test.router.state.initialized).toBe(true));
  await waitFor(() => expect(screen.queryByRole('list', { busy: true })).not.toBeInTheDocument());
  return test;
}

function pagination() {
  return within(screen.getByRole('navigation', { name: 'Pagination' }));
}

function silenceErrors() {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => log.mockRestore();
}

test('[PLP-01] without a category up to three of them stand to choose from', async () => {
  await openListing(
    '',
    { data: [productResponse('p1')], count: 1 },
    {
      storeInfo: storeWith('Jeans', 'Jackets & Coats', 'Dresses', 'Shoes'),
    },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Categories' });
  const tiles = within(list).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Jeans', '/products?category=jeans'],
    ['Jackets & Coats', '/products?category=jackets%20%26%20coats'],
    ['Dresses', '/products?category=dresses'],
  ]);
  tiles.forEach((tile) =>
    expect(tile.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/p1.webp'),
  );
});

test('[PLP-01] a category shows the picture that the store has of it', async () => {
  const info = {
    categories: ['Jeans'],
    pictures: { categories: { jeans: { url: '/jeans.webp' } } },
  };
  const { calls } = await openListing('', undefined, {
    storeInfo: { status: 'loaded', info: parseStoreInfo(info), error: undefined },
  });
  const list = await screen.findByRole('list', { name: 'Categories' });
  expect(list.querySelector('img')).toHaveAttribute('src', '/jeans.webp');
  expect(calls).toEqual([]);
});

test('[PLP-02] the heading is the category of the address', async () => {
  await openListing('?category=jackets%20%26%20coats');
  expect(screen.getByRole('heading', { level: 1, name: 'Jackets & Coats' })).toBeVisible();
});

test('says how many products there are', async () => {
  await openListing('?category=jeans', listOf(30));
  expect(screen.getByText('30 items')).toBeVisible();
});

test('[PLP-03] offers the distinct sub-categories of the first 100 products', async () => {
  const { calls } = await openListing('?category=jeans');
  const filter = screen.getByRole('combobox', { name: 'Sub-category' });
  const options = within(filter).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['All', 'Men', 'Women']);
  expect(calls.filter(isGathering)).toMatchObject([
    { path: '/products', params: { category: 'jeans', limit: 100 } },
  ]);
});

test('[PLP-04] shows two, three or four columns, three at first', async () => {
  await openListing('?category=jeans');
  const toggle = within(screen.getByRole('group', { name: 'Columns' }));
  expect(toggle.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '2',
    '3',
    '4',
  ]);
  expect(toggle.getByRole('button', { pressed: true })).toHaveTextContent('3');
});

test('[PLP-04] remembers the chosen number of columns', async () => {
  const first = await openListing('?category=jeans');
  await userEvent.click(screen.getByRole('button', { name: '4 columns' }));
  expect(screen.getByRole('button', { pressed: true, name: /columns/ })).toHaveTextContent('4');
  first.unmount();

  await openListing('?category=dresses');
  expect(screen.getByRole('button', { pressed: true, name: /columns/ })).toHaveTextContent('4');
});

test('[PLP-05] says where the shopper is and leads to the pages around', async () => {
  await openListing('?category=jeans&page=5', listOf(118));
  const nav = pagination();
  expect(nav.getByText('Showing 49 to 60 of 118 items')).toBeVisible();
  expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    // The ellipses are hidden from screen readers, and so from roles.
    ['Previous', '1', '3', '4', '5', '6', '7', '10', 'Next'],
  );
  expect(nav.getAllByText('…')).toHaveLength(2);
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('5');
  expect(nav.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/products?category=jeans&page=6',
  );
  expect(nav.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
    'href',
    '/products?category=jeans',
  );
});

test('[PLP-05] the last page ends with the last item and leads no further', async () => {
  await openListing('?category=jeans&page=3', listOf(30, 6));
  expect(pagination().getByText('Showing 25 to 30 of 30 items')).toBeVisible();
  expect(pagination().queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  expect(pagination().getByRole('link', { name: 'Previous' })).toBeVisible();
});

test('[PLP-06] one page needs no pagination', async () => {
  await openListing('?category=jeans', listOf(12));
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
});

test.each(['', '&page=abc', '&page=0', '&page=-1', '&page=', '&page=1.5'])(
  '[PLP-06] the first page is meant by "%s"',
  async (page) => {
    const { calls } = await openListing(`?category=jeans${page}`);
    expect(calls.find((call) => !isGathering(call))?.params).toMatchObject({ page: 1 });
    expect(pagination().getByText('Showing 1 to 12 of 30 items')).toBeVisible();
  },
);

test('[PLP-07] another page begins at the top', async () => {
  const { router } = await openListing('?category=jeans');
  await userEvent.click(pagination().getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('Showing 13 to 24 of 30 items')).toBeVisible();
  expect(router.state.location.search).toBe('?category=jeans&page=2');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('[PLP-07] another sub-category begins at its first page', async () => {
  const { router, calls } = await openListing('?category=jeans&page=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sub-category' }), 'Men');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?category=jeans&parentCategory=Men'),
  );
  expect(calls.filter((call) => !isGathering(call)).at(-1)?.params).toMatchObject({
    page: 1,
    parentCategory: 'Men',
  });
});

test('[PLP-08] shows twelve placeholders while the listing loads', async () => {
  let respond: (value: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => {
    respond = resolve;
  });
  await startListing('?category=jeans', () => pending);
  const placeholders = screen.getByRole('list', { name: 'Loading products' });
  expect(within(placeholders).getAllByRole('listitem')).toHaveLength(12);

  respond({ data: productResponses(3), count: 3 });
  await waitForElementToBeRemoved(placeholders);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('[PLP-08] shows twelve placeholders on the way to another page', async () => {
  let respond: (value: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => {
    respond = resolve;
  });
  const first = listOf(30);
  await openListing('?category=jeans', (call: RecordedCall) =>
    call.params?.page === 2 ? pending : first(call),
  );
  await userEvent.click(pagination().getByRole('link', { name: 'Next' }));
  const placeholders = await screen.findByRole('list', { name: 'Loading products' });
  expect(within(placeholders).getAllByRole('listitem')).toHaveLength(12);

  respond({ data: productResponses(12), count: 30 });
  await waitForElementToBeRemoved(placeholders);
  expect(screen.getByText('Showing 13 to 24 of 30 items')).toBeVisible();
});

test('[PLP-09] a failure is no empty list, and a press on its button reloads the page', async () => {
  const restore = silenceErrors();
  await openListing('?category=jeans', new HttpError('Bad Gateway', { status: 502 }));
  expect(await screen.findByText('Failed to load products. Please try again.')).toBeVisible();
  expect(screen.queryByText('No products found with the selected filters')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  restore();
});

test('[PLP-10] an empty category says so', async () => {
  await openListing('?category=jeans', listOf(0));
  expect(screen.getByText('No products found with the selected filters')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

test('[PLP-10] an empty sub-category can be cleared', async () => {
  const { router } = await openListing('?category=jeans&parentCategory=Boys', listOf(0));
  expect(screen.getByText('No products found with the selected filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=jeans'));
});

test('[PLP-11] a shared address restores category, page and sub-category', async () => {
  const { calls } = await openListing('?category=jeans&page=2&parentCategory=Men');
  expect(screen.getByRole('heading', { level: 1, name: 'Jeans' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sub-category' })).toHaveValue('Men');
  expect(pagination().getByRole('link', { current: 'page' })).toHaveTextContent('2');
  expect(calls.find((call) => !isGathering(call))?.params).toMatchObject({
    category: 'jeans',
    page: 2,
    parentCategory: 'Men',
  });
});

test('[PLP-11] the way back restores the page before', async () => {
  const { router } = await openListing('?category=jeans');
  await userEvent.click(pagination().getByRole('link', { name: 'Next' }));
  await screen.findByText('Showing 13 to 24 of 30 items');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Showing 1 to 12 of 30 items')).toBeVisible();
});

test.each([
  ['jeans', { page: 1, limit: 12, category: 'jeans' }],
  ['men', { page: 1, limit: 12, category: 'men', gender: 'Men' }],
  ['women', { page: 1, limit: 12, category: 'women', gender: 'Women' }],
  [
    'accessories',
    {
      page: 1,
      limit: 12,
      category: 'accessories',
      filter: 'Accessories,Personal Care,Home,null,Unisex',
    },
  ],
])('[PLP-12] asks for %s in the terms of the API', async (category, params) => {
  const { calls } = await openListing(`?category=${category}`);
  expect(calls.find((call) => !isGathering(call))?.params).toEqual(params);
});

test.each([
  ['a store without categories', storeWith(), ['Men', 'Women', 'Accessories']],
  ['a store that cannot be asked', failedStore, ['Accessories']],
])('[PLP-13] the categories of %s', async (_, storeInfo, expected) => {
  await openListing('', { data: [], count: 0 }, { storeInfo });
  const list = await screen.findByRole('list', { name: 'Categories' });
  const tiles = within(list).getAllByRole('link');
  expect(tiles.map((tile) => tile.textContent)).toEqual(expected);
});

test('[PLP-14] reads the total from the pagination where there is no count', async () => {
  await openListing('?category=jeans', {
    data: productResponses(12),
    pagination: { page: 1, limit: 12, total: 25, pages: 3 },
  });
  expect(screen.getByText('Showing 1 to 12 of 25 items')).toBeVisible();
});

test('[PLP-14] a failed gathering leaves the filter without choices, and the list as it is', async () => {
  const restore = silenceErrors();
  const list = listOf(30);
  await openListing('?category=jeans', (call: RecordedCall) =>
    isGathering(call) ? new HttpError('Bad Gateway', { status: 502 }) : list(call),
  );
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(
    within(screen.getByRole('combobox', { name: 'Sub-category' })).getAllByRole('option'),
  ).toHaveLength(1);
  restore();
});

test('a page behind the last one says that it is empty and leads back', async () => {
  const { router } = await openListing('?category=jeans&page=9999', listOf(30, 0));
  expect(screen.getByText('No products found with the selected filters')).toBeVisible();
  expect(pagination().queryByText(/Showing/)).not.toBeInTheDocument();
  expect(pagination().getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/products?category=jeans&page=3',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Back to the first page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=jeans'));
});
