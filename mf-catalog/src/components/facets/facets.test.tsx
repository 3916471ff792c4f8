import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import type { RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import { listOf, openListing } from '../../testing/open-listing';

beforeAll(stubDialogElement);

const FACETS = {
  subCategory: [{ value: 'Slim', count: 4 }],
  size: [
    { value: 'M', count: 3 },
    { value: 'L', count: 1 },
  ],
  color: [{ value: 'Navy', count: 2 }],
  collection: [{ value: 'Diwali Edit', count: 4 }],
  price: { min: 999, max: 4999 },
  onSale: 2,
  inStock: 7,
};

/** Opens a listing with facets; `requestedParams` returns the parameters of each request for its products. */
async function openFacets(query = '', facets: object = FACETS) {
  const list = listOf(30);
  const { router, calls } = await openListing(`?category=men${query}`, (call: RecordedCall) =>
    call.params?.facets === 'true' ? { data: [], count: 30, facets } : list(call),
  );
  const requestedParams = () =>
    calls.filter(({ params }) => params?.limit === 12).map(({ params }) => params);
  const address = () => decodeURIComponent(router.state.location.search);
  return { requestedParams, address, router, user: userEvent.setup() };
}

async function openDrawer(query?: string, facets?: object) {
  const opened = await openFacets(query, facets);
  await opened.user.click(screen.getByRole('button', { name: /^Filter/ }));
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: 'Filter' })) };
}

test('[FAC-01] shows each value with its count', async () => {
  const { drawer } = await openDrawer();
  const size = within(drawer.getByRole('group', { name: 'Size' }));
  expect(size.getByRole('checkbox', { name: 'M 3 items' })).not.toBeChecked();
  expect(size.getByRole('checkbox', { name: 'L 1 item' })).toBeVisible();
  expect(drawer.getByRole('checkbox', { name: 'In stock 7 items' })).toBeVisible();
  expect(drawer.getByRole('textbox', { name: 'From' })).toHaveAttribute('placeholder', '₹999');
});

test('[FAC-02] several values of one facet apply immediately, and show the first page', async () => {
  const { drawer, address, requestedParams, user } = await openDrawer('&page=2');
  await user.click(drawer.getByRole('checkbox', { name: /^M/ }));
  await user.click(drawer.getByRole('checkbox', { name: /^L/ }));
  expect(address()).toBe('?category=men&size=L,M');
  await waitFor(() => expect(requestedParams().at(-1)).toMatchObject({ size: 'L,M', page: 1 }));
  expect(await drawer.findByRole('button', { name: 'Show 30 items' })).toBeVisible();
});

test('[FAC-11] a category is narrowed down to a collection', async () => {
  const { drawer, address, user } = await openDrawer();
  const collection = within(drawer.getByRole('group', { name: 'Collection' }));
  await user.click(collection.getByRole('checkbox', { name: 'Diwali Edit 4 items' }));
  expect(address()).toBe('?category=men&collection=Diwali Edit');
  const chip = await screen.findByRole('link', { name: 'Remove Collection: Diwali Edit' });
  expect(chip).toHaveAttribute('href', '/products?category=men');
});

test('[FAC-02] a chosen value that no product has can be removed', async () => {
  const { drawer, address, user } = await openDrawer('&color=Rust');
  await user.click(drawer.getByRole('checkbox', { name: 'Rust 0 items' }));
  expect(address()).toBe('?category=men');
});

test('[FAC-12] colours are chosen by family, and a colour that the URL names can be removed', async () => {
  const colorFamily = [{ value: 'Blue', count: 5 }];
  const { drawer, address, user } = await openDrawer('&color=Navy', { ...FACETS, colorFamily });
  const colors = within(drawer.getByRole('group', { name: 'Color' }));
  expect(colors.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(colors.getByRole('checkbox', { name: 'Blue 5 items' }));
  expect(address()).toBe('?category=men&color=Navy&colorFamily=Blue');
  await user.click(await screen.findByRole('link', { name: 'Remove Color: Navy' }));
  expect(address()).toBe('?category=men&colorFamily=Blue');
});

test('[FAC-03] a price range takes effect when it is applied', async () => {
  const { drawer, address, user } = await openDrawer();
  await user.type(drawer.getByRole('textbox', { name: 'From' }), '₹2,000');
  await user.type(drawer.getByRole('textbox', { name: 'To' }), '1000');
  await user.click(drawer.getByRole('button', { name: 'Apply price' }));
  expect(drawer.getByText('The lowest price is above the highest')).toBeVisible();
  expect(address()).toBe('?category=men');
  await user.type(drawer.getByRole('textbox', { name: 'To' }), '0{Enter}');
  expect(address()).toBe('?category=men&priceMin=2000&priceMax=10000');
});

test('the price range keeps the focus when it is applied, and follows the chosen filters', async () => {
  const { drawer, router, user } = await openDrawer();
  const [from, apply] = [
    drawer.getByRole('textbox', { name: 'From' }),
    drawer.getByRole('button', { name: 'Apply price' }),
  ];
  await user.type(from, '0500{Enter}');
  expect(from).toHaveFocus();
  expect(from).toHaveValue('500');
  await user.type(from, '0');
  await user.click(apply);
  expect(apply).toHaveFocus();
  await act(() => router.navigate('/products?category=men'));
  expect(from).toHaveValue('');
});

test('the focus stays in the facet whose further values are shown', async () => {
  const sizes = Array.from({ length: 11 }, (_, index) => ({ value: `${30 + index}`, count: 1 }));
  const { drawer, user } = await openDrawer('', { ...FACETS, size: sizes });
  await user.click(drawer.getByRole('button', { name: 'Show all 11 of Size' }));
  expect(drawer.getByRole('checkbox', { name: '40 1 item' })).toBeVisible();
  expect(drawer.getByRole('checkbox', { name: '30 1 item' })).toHaveFocus();
});

test('the focus stays near the filter that is removed', async () => {
  const { user } = await openFacets('&size=M&priceMax=2000&onSale=true');
  await user.click(screen.getByRole('link', { name: 'Remove Up to ₹2,000' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Remove Size: M' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('without chosen filters, “Clear all” stays on the page that is shown', async () => {
  const { drawer, address, user } = await openDrawer('&page=2');
  const clear = drawer.getByRole('button', { name: 'Clear all' });
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  await user.click(clear);
  expect(address()).toBe('?category=men&page=2');
});

test('[FAC-05] chosen filters are listed, and removed one by one or all at once', async () => {
  const { address, user } = await openFacets('&size=M&priceMax=2000&onSale=true&sort=newest');
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Size: M',
    'Up to ₹2,000',
    'On sale',
    'Clear all',
  ]);
  await user.click(chips.getByRole('link', { name: 'Remove Size: M' }));
  expect(address()).toBe('?category=men&priceMax=2000&onSale=true&sort=newest');
  await user.click(await screen.findByRole('link', { name: 'Clear all' }));
  expect(address()).toBe('?category=men&sort=newest');
});

test('[FAC-06] the sort order is chosen next to the filters', async () => {
  const { address, requestedParams, user } = await openFacets();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-asc');
  expect(address()).toBe('?category=men&sort=price-asc');
  await waitFor(() => expect(requestedParams().at(-1)).toMatchObject({ sort: 'price-asc' }));
});

test('[FAC-07] a listing without facets has neither filters nor a sort order', async () => {
  await openListing('?category=men');
  expect(screen.queryByRole('button', { name: /^Filter/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
});
