import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@storefront/host';
import type { RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import { isSubCategoryRequest, listOf, openListing } from '../../../testing/open-listing';

afterEach(() => jest.restoreAllMocks());

beforeEach(() => localStorage.clear());

test('[PLP-03] offers the distinct sub-categories of the first 100 products', async () => {
  const { calls } = await openListing('?category=jeans');
  const filter = screen.getByRole('combobox', { name: 'Sub-category' });
  const options = within(filter).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['All', 'Men', 'Women']);
  expect(calls.filter(isSubCategoryRequest)).toMatchObject([
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

test('[PLP-07] another sub-category is shown from its first page', async () => {
  const { router, calls } = await openListing('?category=jeans&page=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sub-category' }), 'Men');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?category=jeans&parentCategory=Men'),
  );
  expect(calls.filter((call) => !isSubCategoryRequest(call)).at(-1)?.params).toMatchObject({
    page: 1,
    parentCategory: 'Men',
  });
});

test('[PLP-14] shows the products even if the sub-categories fail to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const list = listOf(30);
  await openListing('?category=jeans', (call: RecordedCall) =>
    isSubCategoryRequest(call) ? new HttpError('Bad Gateway', { status: 502 }) : list(call),
  );
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(
    within(screen.getByRole('combobox', { name: 'Sub-category' })).getAllByRole('option'),
  ).toHaveLength(1);
});
