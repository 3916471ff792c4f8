import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { HttpError } from '@storefront/host';
import { createTestHost, type RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import fragments from '../../exposed/fragments';
import { productResponse } from '../../testing/product-response';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const JEANS = {
  data: {
    products: [
      productResponse('jeans', { title: 'Slim Jeans', regularPrice: 2000, discountedPrice: 1500 }),
    ],
    categories: [{ label: 'Jeans in Men', category: 'Men', parentCategory: 'Jeans' }],
  },
};

async function openSearch(suggestions: unknown = JEANS) {
  const { host, calls } = createTestHost({ responses: { 'GET /products/suggest': suggestions } });
  const { router } = await renderFragment(fragments['catalog.search'], { host, props: {} });
  const input = screen.getByRole('combobox', { name: 'Search products' });
  const opened = () => router.state.location.pathname + router.state.location.search;
  return { input, calls, opened, user: userEvent.setup() };
}

const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('[SRCH-02] suggests categories, products with their price, and all results', async () => {
  const { input, calls, user } = await openSearch();
  await user.type(input, 'jea');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(optionTexts()).toEqual([
    'Jeans in Men',
    'Slim JeansSale price₹1,500Original price₹2,000',
    'All results for “jea”',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  const searches = calls.filter(({ params }) => params?.q !== undefined);
  expect(searches.map(({ params }) => params)).toEqual([{ q: 'jea' }]);
});

test('[SRCH-03] the arrows go through the suggestions and back to the text, Enter opens one', async () => {
  const { input, opened, user } = await openSearch();
  await user.type(input, 'jea');
  await screen.findByRole('listbox');
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('All results');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opened()).toBe('/product/jeans');
});

test('[SRCH-03] Escape closes the suggestions and keeps the text, typing opens them again', async () => {
  const { input, user } = await openSearch();
  await user.type(input, 'jea');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input).toHaveValue('jea');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.type(input, 'n');
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('[SRCH-04] offers the corrected spelling first', async () => {
  const { input, opened, user } = await openSearch({
    data: { ...JEANS.data, categories: [], correction: 'jeans' },
  });
  await user.type(input, 'jaens');
  await user.click(await screen.findByRole('option', { name: 'Did you mean “jeans”?' }));
  expect(opened()).toBe('/search?q=jeans');
});

test('[SRCH-05] suggestions that come late never replace newer ones', async () => {
  let respondLate: (response: unknown) => void = () => undefined;
  const late = new Promise((resolve) => (respondLate = resolve));
  const named = (title: string) => ({
    data: { products: [productResponse(title, { title })], categories: [] },
  });
  const { input, calls, user } = await openSearch(({ params }: RecordedCall) =>
    params?.q === 'c' ? late : named('Newer'),
  );
  await user.type(input, 'c');
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.type(input, 'oat');
  expect(await screen.findByRole('option', { name: /^Newer/ })).toBeVisible();
  await act(async () => {
    respondLate(named('Older'));
    await late;
  });
  expect(screen.queryByRole('option', { name: /^Older/ })).not.toBeInTheDocument();
});

test('[SRCH-03] the chosen suggestion stays chosen when newer ones arrive, or none is', async () => {
  const titled = (...titles: string[]) => ({
    data: { products: titles.map((title) => productResponse(title, { title })), categories: [] },
  });
  const respond = new Map<string, (response: unknown) => void>();
  const { input, opened, user } = await openSearch(
    ({ params }: RecordedCall) => new Promise((resolve) => respond.set(String(params?.q), resolve)),
  );
  const answer = async (text: string, response: unknown) => {
    await waitFor(() => expect(respond.has(text)).toBe(true));
    await act(async () => {
      respond.get(text)?.(response);
      await Promise.resolve();
    });
  };
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

  await user.type(input, 'c');
  await answer('c', titled('Coat', 'Cap'));
  await user.type(input, 'o{ArrowDown}');
  expect(active()).toHaveTextContent(/^Coat/);
  await answer('co', titled('Corduroy', 'Coat'));
  expect(optionTexts()[0]).toMatch(/^Corduroy/);
  expect(active()).toHaveTextContent(/^Coat/);

  await user.type(input, 'r{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent(/^Coat/);
  await answer('cor', titled('Corduroy', 'Cord'));
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  expect(opened()).toBe('/search?q=cor');
});

test('[SRCH-06] searches for the typed text, also if the suggestions fail', async () => {
  const { input, opened, user } = await openSearch(new HttpError('failed', { status: 500 }));
  await user.type(input, '  linen   kurta {Enter}');
  expect(opened()).toBe('/search?q=linen%20kurta');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('[SRCH-06] doesn’t search for blank text', async () => {
  const { input, opened, user } = await openSearch();
  await user.type(input, '   {Enter}');
  expect(opened()).toBe('/');
  expect(input).toHaveFocus();
});

test('[SRCH-07] keeps the last six searches, the newest first, each once', async () => {
  const { input, user } = await openSearch();
  for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'C3']) {
    await user.clear(input);
    await user.type(input, `${text}{Enter}`);
  }
  await user.clear(input);
  const recent = within(screen.getByRole('region', { name: 'Recent searches' }));
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'C3',
    'g7',
    'f6',
    'e5',
    'd4',
    'b2',
  ]);
});

test('[SRCH-07] a recent search can be searched again, and removed', async () => {
  localStorage.setItem(STORAGE_KEYS.recentSearches, '["coat","kurta"]');
  const { input, opened, user } = await openSearch();
  await user.click(screen.getByRole('button', { name: 'Remove “coat” from recent searches' }));
  expect(input).toHaveFocus();
  expect(localStorage.getItem(STORAGE_KEYS.recentSearches)).toBe('["kurta"]');
  await user.click(screen.getByRole('link', { name: 'kurta' }));
  expect(opened()).toBe('/search?q=kurta');
});

test.each(['{', 'null', '"a"', '[1,null,{},"","  "]'])(
  '[SRCH-07] ignores the malformed storage value %s',
  async (garbage) => {
    localStorage.setItem(STORAGE_KEYS.recentSearches, garbage);
    await openSearch();
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  },
);

test('[PDP-11] a suggested product of different prices shows the lowest one, and leads to its handle', async () => {
  const { input, opened, user } = await openSearch({
    data: {
      products: [
        productResponse('p7', { title: 'Fine Chain', handle: 'fine-chain', priceVaries: true }),
      ],
      categories: [],
    },
  });
  await user.type(input, 'cha');
  const option = await screen.findByRole('option', { name: /^Fine Chain/ });
  expect(option).toHaveTextContent('Fine ChainFrom ₹1,999');
  await user.click(option);
  expect(opened()).toBe('/product/fine-chain');
});
