import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import { isSubCategoryRequest, listOf, openListing, pagination } from '../../testing/open-listing';
import { productResponses } from '../../testing/product-response';

const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

test('[PLP-05] says which products are shown and links to the pages around', async () => {
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

test('[PLP-05] the last page ends with the last item and has no link to a next one', async () => {
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
  '[PLP-06] shows the first page for "%s"',
  async (page) => {
    const { calls } = await openListing(`?category=jeans${page}`);
    expect(calls.find((call) => !isSubCategoryRequest(call))?.params).toMatchObject({ page: 1 });
    expect(pagination().getByText('Showing 1 to 12 of 30 items')).toBeVisible();
  },
);

test('[PLP-07] going to another page scrolls to the top', async () => {
  const { router } = await openListing('?category=jeans');
  await userEvent.click(pagination().getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('Showing 13 to 24 of 30 items')).toBeVisible();
  expect(router.state.location.search).toBe('?category=jeans&page=2');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('opening a page in a new tab doesn’t scroll, not even at the next navigation', async () => {
  const { router } = await openListing('?category=jeans');
  // jsdom can't open a tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(pagination().getByRole('link', { name: 'Page 2' }));
  await user.keyboard('{/Control}');
  expect(router.state.location.search).toBe('?category=jeans');
  await act(() => router.navigate('/products?category=jeans&sort=newest'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('going to another page moves the focus to the heading', async () => {
  const first = listOf(30);
  await openListing('?category=jeans', (call: RecordedCall) =>
    call.params?.page === 2 ? new Promise(() => undefined) : first(call),
  );
  await userEvent.click(pagination().getByRole('link', { name: 'Page 2' }));
  await screen.findByRole('list', { name: 'Loading products' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[PLP-14] reads the total from the pagination where there is no count', async () => {
  await openListing('?category=jeans', {
    data: productResponses(12),
    pagination: { page: 1, limit: 12, total: 25, pages: 3 },
  });
  expect(screen.getByText('Showing 1 to 12 of 25 items')).toBeVisible();
});

test('a page beyond the last one says that it is empty and links to the first', async () => {
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
