import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@storefront/host';
import { parseStoreInfo } from '@storefront/host/shop/store/store-info';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import type { RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import {
  isSubCategoryRequest,
  listOf,
  openListing,
  pagination,
  startListing,
} from '../../testing/open-listing';
import { productResponse, productResponses } from '../../testing/product-response';
import { failedStore, storeWith } from '../../testing/store-info';
import { reloadPage } from './reload-page';

jest.mock('./reload-page');

afterEach(() => jest.restoreAllMocks());

beforeAll(stubDialogElement);

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('[PLP-01] without a category, the shopper chooses one of up to three', async () => {
  await openListing(
    '',
    { data: [productResponse('p1')], count: 1 },
    {
      storeInfo: storeWith('Jeans', 'Jackets & Coats', 'Dresses', 'Shoes'),
    },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Categories' });
  const cards = within(list).getAllByRole('link');
  expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
    ['Jeans', '/products?category=jeans'],
    ['Jackets & Coats', '/products?category=jackets%20%26%20coats'],
    ['Dresses', '/products?category=dresses'],
  ]);
  cards.forEach((card) =>
    expect(card.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/p1.webp'),
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

test('[PLP-02] the heading is the category of the URL', async () => {
  await openListing('?category=jackets%20%26%20coats');
  expect(screen.getByRole('heading', { level: 1, name: 'Jackets & Coats' })).toBeVisible();
});

const COLLECTIONS = {
  size: [{ value: 'M', count: 9 }],
  collection: [
    { value: 'Diwali Edit', count: 30 },
    { value: 'New In', count: 5 },
  ],
};

/** Responds with products, and with the facets that say how collections are spelled. */
const collectionList = (call: RecordedCall) =>
  call.params?.facets ? { data: [], count: 30, facets: COLLECTIONS } : listOf(30)(call);

test('[PLP-15] without a category, collections are listed under their names', async () => {
  const { calls, router } = await openListing('?collection=diwali%20edit', collectionList);
  expect(screen.getByRole('heading', { level: 1, name: 'Diwali Edit' })).toBeVisible();
  expect(calls.map(({ params }) => params)).toEqual([
    { page: 1, limit: 12, collection: 'diwali edit' },
    { page: 1, limit: 1, collection: 'diwali edit', facets: 'true' },
  ]);
  expect(screen.queryByRole('combobox', { name: 'Sub-category' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
  await act(() => router.navigate('/products?collection=new%20in,Diwali%20Edit'));
  expect(await screen.findByRole('heading', { name: 'Diwali Edit, New In' })).toBeVisible();
});

test('[PLP-15] filters narrow a collection down, and are cleared without leaving it', async () => {
  const { router } = await openListing('?collection=new%20in&size=M', collectionList);
  const address = () => router.state.location.search;
  await userEvent.click(screen.getByRole('button', { name: 'Filter (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
  expect(drawer.queryByRole('group', { name: 'Collection' })).not.toBeInTheDocument();
  await userEvent.click(drawer.getByRole('checkbox', { name: /^M/ }));
  await waitFor(() => expect(address()).toBe('?collection=New%20In'));
  await act(() => router.navigate('/products?collection=New%20In&size=M'));
  await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('?collection=New%20In'));
});

test('[PLP-15] the filters stay open while a collection in another spelling is narrowed down', async () => {
  const pending = new Promise(() => undefined);
  await openListing('?collection=new%20in', (call: RecordedCall) =>
    call.params?.size ? pending : collectionList(call),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: /^M/ }));
  await screen.findByRole('list', { name: 'Loading products' });
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible();
});

test('[PLP-15] an empty collection says so', async () => {
  await openListing('?collection=Nothing', listOf(0));
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing' })).toBeVisible();
  expect(screen.getByText('No products found with the selected filters')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

test('says how many products there are', async () => {
  await openListing('?category=jeans', listOf(30));
  expect(screen.getByText('30 items')).toBeVisible();
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

test('[PLP-08] shows twelve placeholders while another page loads', async () => {
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

test('[PLP-09] a failure is not shown as an empty list, and its button reloads the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openListing('?category=jeans', new HttpError('Bad Gateway', { status: 502 }));
  expect(await screen.findByText('Failed to load products. Please try again.')).toBeVisible();
  expect(screen.queryByText('No products found with the selected filters')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('[PLP-10] an empty category says so', async () => {
  await openListing('?category=jeans', listOf(0));
  expect(screen.getByText('No products found with the selected filters')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

test('[PLP-10] the filter of an empty sub-category can be cleared', async () => {
  const { router } = await openListing('?category=jeans&parentCategory=Boys', listOf(0));
  expect(screen.getByText('No products found with the selected filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=jeans'));
});

test('clearing the filters of an empty list moves the focus to the heading', async () => {
  await openListing('?category=jeans&parentCategory=Boys', listOf(0));
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('[PLP-11] a shared link restores category, page and sub-category', async () => {
  const { calls } = await openListing('?category=jeans&page=2&parentCategory=Men');
  expect(screen.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jeans' })).toHaveAttribute(
    'href',
    '/products?category=jeans',
  );
  expect(screen.getByRole('combobox', { name: 'Sub-category' })).toHaveValue('Men');
  expect(pagination().getByRole('link', { current: 'page' })).toHaveTextContent('2');
  expect(calls.find((call) => !isSubCategoryRequest(call))?.params).toMatchObject({
    category: 'jeans',
    page: 2,
    parentCategory: 'Men',
  });
});

test('[PLP-11] going back restores the page before', async () => {
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
])('[PLP-12] requests %s with the parameters of the API', async (category, params) => {
  const { calls } = await openListing(`?category=${category}`);
  expect(calls.find((call) => !isSubCategoryRequest(call))?.params).toEqual(params);
});

test.each([
  ['a store without categories', storeWith(), ['Men', 'Women', 'Accessories']],
  ['a store that cannot be loaded', failedStore, ['Accessories']],
])('[PLP-13] the categories of %s', async (_, storeInfo, expected) => {
  await openListing('', { data: [], count: 0 }, { storeInfo });
  const list = await screen.findByRole('list', { name: 'Categories' });
  const cards = within(list).getAllByRole('link');
  expect(cards.map((card) => card.textContent)).toEqual(expected);
});
