import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@storefront/host';
import { createTestHost, type RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../../exposed/routes';
import { productResponses } from '../../testing/product-response';

afterEach(() => jest.restoreAllMocks());

async function openSearch(search: string, products: unknown) {
  const { host, calls } = createTestHost({ responses: { 'GET /products': products } });
  await renderRoute(routes.search, { host, path: '/search', at: `/search${search}` });
  await screen.findByRole('heading', { level: 1 });
  return { calls, user: userEvent.setup() };
}

const FOUND = { data: productResponses(2), count: 2 };
const heading = () => screen.getByRole('heading', { level: 1 });

test('[SRCH-08] shows the results and their number', async () => {
  const { calls } = await openSearch('?q=linen%20kurta', FOUND);
  expect(heading()).toHaveTextContent('Results for “linen kurta”');
  expect(await screen.findByRole('heading', { name: 'Product p1' })).toBeVisible();
  expect(screen.getByText('2 items')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('linen kurta');
  expect(calls).toMatchObject([{ params: { q: 'linen kurta', page: 1, limit: 12 } }]);
});

test('[SRCH-09] says which corrected text the results are for', async () => {
  await openSearch('?q=kurtaa', { ...FOUND, correction: 'kurta' });
  expect(
    await screen.findByText('Nothing was found for “kurtaa”. These are the results for “kurta”.'),
  ).toBeVisible();
});

test('[SRCH-12] says which words the results were found without', async () => {
  await openSearch('?q=linen%20tractor', { ...FOUND, unmatched: ['tractor'] });
  expect(await screen.findByText('No match for “tractor”; shown without it.')).toBeVisible();
});

test('[SRCH-10] without results it repeats the search, and shows featured products', async () => {
  await openSearch('?q=tractor', ({ params }: RecordedCall) =>
    params?.q === undefined ? FOUND : { data: [], count: 0 },
  );
  expect(await screen.findByRole('heading', { name: 'Nothing found for “tractor”' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Featured' })).toHaveTextContent('Product p1');
});

test('[SRCH-11] a search that fails can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const responses = [new HttpError('failed', { status: 500 }), FOUND];
  const { user } = await openSearch('?q=coat', () => responses.shift());
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Product p1' })).toBeVisible();
});

test.each(['', '?q=', '?q=%20%00%20'])(
  '[SRCH-14] does not search for %j, and offers categories and what the featured products are',
  async (search) => {
    const [one, other] = productResponses(2);
    const { calls } = await openSearch(search, {
      data: [
        { ...one, parentCategory: 'Jeans', subCategory: 'Straight' },
        { ...other, parentCategory: 'Dresses', subCategory: 'Pleated' },
      ],
    });
    expect(heading()).toHaveTextContent('Search');
    const popular = within(screen.getByRole('region', { name: 'Popular' }));
    await popular.findByRole('link', { name: 'Jeans' });
    expect(popular.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'New',
      'Sale',
      'Jeans',
      'Dresses',
    ]);
    expect(calls.map(({ params }) => params?.q)).toEqual([undefined]);
  },
);
