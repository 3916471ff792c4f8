import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { HttpError } from '@storefront/host';
import { parseStoreInfo } from '@storefront/host/shop/store/store-info';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../../exposed/routes';
import { productResponses } from '../../testing/product-response';
import { failedStore, storeWith } from '../../testing/store-info';

type Setup = NonNullable<Parameters<typeof createTestHost>[0]>;

/** Opens the home page; its loader may still be waiting for the API. */
async function startHome(setup: Setup = {}) {
  const test = createTestHost({
    storeInfo: storeWith('Jeans', 'Jackets & Coats'),
    responses: { 'GET /products': { data: productResponses(4), count: 4 } },
    ...setup,
  });
  await renderRoute(routes.home, { host: test.host, path: '/' });
  return test;
}

async function openHome(setup?: Setup) {
  const test = await startHome(setup);
  await waitForElementToBeRemoved(screen.queryByRole('list', { name: 'Loading products' }));
  return test;
}

function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

test('[HOME-01] the hero links to the listing', async () => {
  await openHome();
  expect(screen.getByRole('heading', { level: 1, name: 'Modern Essentials' })).toBeVisible();
  expect(screen.getByText(/2025 collection/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('[HOME-02] up to three categories link to their listings', async () => {
  await openHome({ storeInfo: storeWith('Jeans', 'Jackets & Coats', 'Dresses', 'Shoes') });
  const links = section('Curated Categories').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Jeans', '/products?category=jeans'],
    ['Jackets & Coats', '/products?category=jackets%20%26%20coats'],
    ['Dresses', '/products?category=dresses'],
  ]);
  links.forEach((link) => expect(link).toHaveStyle({ height: '450px' }));
});

test.each([
  ['has none', storeWith()],
  ['could not be loaded', failedStore],
])('[HOME-03] shows fallback categories where the store %s', async (_, storeInfo) => {
  await openHome({ storeInfo });
  const links = section('Curated Categories').getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Jeans', 'Jackets & Coats', 'Dresses']);
});

test('[HOME-04] the featured products have a link to all products', async () => {
  await openHome();
  const viewAll = section('Featured Products').getByRole('link', { name: 'View All' });
  expect(viewAll).toHaveAttribute('href', '/products');
});

test('[HOME-05] shows four placeholders while the featured products load, then the products', async () => {
  let respond: (value: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => {
    respond = resolve;
  });
  await startHome({ responses: { 'GET /products': () => pending } });

  const placeholders = screen.getByRole('list', { name: 'Loading products' });
  expect(within(placeholders).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();

  respond({ data: productResponses(4), count: 4 });
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('list', { name: 'Loading products' })).not.toBeInTheDocument();
});

test('[HOME-05] says that there are no featured products', async () => {
  await openHome({ responses: { 'GET /products': { data: [], count: 0 } } });
  expect(screen.getByText('No featured products available at the moment.')).toBeVisible();
});

test('[HOME-06] logs a failure of the featured products and shows the empty state', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new HttpError('Internal Server Error', { status: 500 });
  await openHome({ responses: { 'GET /products': failure } });
  expect(screen.getByText('No featured products available at the moment.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.any(String), failure);
  log.mockRestore();
});

test("[HOME-07] asks for four products of the store's first category", async () => {
  const { calls } = await openHome({ storeInfo: storeWith('Dresses', 'Jeans') });
  expect(calls).toMatchObject([{ path: '/products', params: { category: 'dresses', limit: 4 } }]);
});

test('[HOME-08] the promo block names the collection and the number of its pieces', async () => {
  await openHome();
  const promo = section('Artisanal Denim & Outerwear');
  expect(promo.getByText('Collection 2025')).toBeVisible();
  expect(promo.getByRole('link', { name: 'Discover Collection' })).toHaveAttribute(
    'href',
    '/products',
  );
  expect(promo.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '40+ denim styles',
    '25+ jackets and coats',
    '30+ dress designs',
  ]);
});

test('the store’s pictures have the texts that it gives them', async () => {
  const picture = (alt: string) => ({ url: `/${alt}.webp`, alt });
  const info = parseStoreInfo({
    categories: ['Jeans', 'Shoes'],
    pictures: {
      hero: picture('A sari'),
      promo: { url: '/promo.webp' },
      categories: { jeans: picture('A loom') },
    },
  });
  await openHome({ storeInfo: { status: 'loaded', info, error: undefined } });
  expect(screen.getByRole('img', { name: 'A sari' })).toHaveAttribute('src', '/A sari.webp');
  const jeans = section('Curated Categories').getByRole('link', { name: 'A loom Jeans' });
  expect(within(jeans).getByRole('img', { name: 'A loom' })).toBeVisible();
  expect(section('Artisanal Denim & Outerwear').queryByRole('img')).not.toBeInTheDocument();
});
