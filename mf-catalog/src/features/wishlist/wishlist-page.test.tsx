import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WishlistState } from '@storefront/host';
import { createTestHost, type RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../../exposed/routes';
import { productResponse } from '../../testing/product-response';
import { shareLink } from '../../lib/share/share-link';

beforeAll(stubDialogElement);
afterEach(() => jest.restoreAllMocks());

const PRODUCTS = ['coat', 'belt', 'scarf'].map((id) => productResponse(id));

function byIds({ params }: RecordedCall) {
  const ids = String(params?.ids).split(',');
  return { data: PRODUCTS.filter(({ id }) => ids.includes(id)), count: ids.length };
}

async function openWishlist(wishlist: Partial<WishlistState>, products: unknown = byIds) {
  const test = createTestHost({ responses: { 'GET /products': products }, wishlist });
  await renderRoute(routes.wishlist, { host: test.host, path: '/wishlist' });
  return { ...test, user: userEvent.setup() };
}

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('[WISH-05] shows the newest first, in one call', async () => {
  const { calls, commands } = await openWishlist({ ids: ['coat', 'belt', 'scarf'] });
  await screen.findByRole('article', { name: 'Product coat' });
  expect(names()).toEqual(['Product scarf', 'Product belt', 'Product coat']);
  expect(calls).toMatchObject([{ params: { ids: 'scarf,belt,coat' } }]);
  expect(commands).toEqual([{ name: 'wishlist.refresh', payload: undefined }]);
});

test.each([
  [2500.5, '₹501.50 less than when you saved it'],
  [1999, undefined],
  [1500, undefined],
  [undefined, undefined],
])('[WISH-05] saved at %s, it says %s', async (price, note) => {
  await openWishlist({ ids: ['coat'], saved: { coat: { price } } });
  const card = await screen.findByRole('article', { name: 'Product coat' });
  if (note === undefined) expect(card).not.toHaveTextContent('less than');
  else expect(card).toHaveTextContent(note);
});

test('[WISH-09] reports products that the shop no longer has, and offers to remove them', async () => {
  const { commands, user } = await openWishlist({ ids: ['coat', 'gone', 'lost'] });
  expect(
    await screen.findByText(/2 pieces that you saved aren’t in the shop any more/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  expect(commands.slice(1).map(({ payload }) => payload)).toEqual([{ id: 'lost' }, { id: 'gone' }]);
});

test('the focus moves to the heading when the removed products have left the page', async () => {
  const { setWishlist, user } = await openWishlist({ ids: ['coat', 'gone'] });
  await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  act(() => setWishlist({ ids: ['coat'] }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[WISH-09] more than fifty products are fetched in batches', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `p${index}`);
  const { calls } = await openWishlist({ ids });
  expect(await screen.findByText(/120 pieces/)).toBeVisible();
  expect(calls.map(({ params }) => String(params?.ids).split(',').length)).toEqual([50, 50, 20]);
});

test.each([
  ['loading', 'Loading your wishlist'],
  ['failed', 'Your wishlist could not be loaded. Please try again.'],
  ['ready', 'Nothing saved yet'],
] as const)('[WISH-09] a wishlist without products that is %s says so', async (status, text) => {
  const { calls } = await openWishlist({ status });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('[WISH-07] products removed elsewhere disappear, and added ones are shown', async () => {
  const { setWishlist } = await openWishlist({ ids: ['coat', 'belt'] });
  await screen.findByRole('article', { name: 'Product coat' });
  act(() => setWishlist({ ids: ['belt', 'scarf'] }));
  expect(await screen.findByRole('article', { name: 'Product scarf' })).toBeVisible();
  expect(names()).toEqual(['Product scarf', 'Product belt']);
});

test.each(['shopper', 'expiry', 'other-tab'] as const)(
  'removed products leave the page when the session changes by %s',
  async (by) => {
    const { host, setWishlist, user } = await openWishlist({ ids: ['coat', 'belt'] });
    const coat = await screen.findByRole('article', { name: 'Product coat' });
    await user.click(within(coat).getByRole('button', { name: 'Remove from wishlist' }));
    act(() => setWishlist({ ids: ['belt'] }));
    expect(screen.getByRole('button', { name: 'Undo: Product coat' })).toHaveFocus();
    act(() => host.bus.publish('session.changed', { signedIn: false, by }));
    expect(screen.queryByText('Product coat')).not.toBeInTheDocument();
    expect(names()).toEqual(['Product belt']);
  },
);

describe('[WISH-08] sharing', () => {
  const offer = (share: unknown, writeText: () => Promise<void>) =>
    Object.defineProperties(navigator, {
      share: { value: share, configurable: true },
      clipboard: { value: { writeText }, configurable: true },
    });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  const copies = () => Promise.resolve();
  const fails = () => Promise.reject(new Error('not allowed'));

  test.each([
    ['shared', () => Promise.resolve(), fails],
    ['cancelled', () => Promise.reject(new DOMException('', 'AbortError')), fails],
    ['copied', fails, copies],
    ['failed', fails, fails],
  ])('is %s', async (outcome, share, writeText) => {
    offer(share, writeText);
    expect(await shareLink('My wishlist', 'https://shop.example/')).toBe(outcome);
  });
});

test('[WISH-06] a piece with a further choice asks for it before it moves to the bag', async () => {
  const chain = productResponse('chain', {
    options: [{ name: 'Length', values: ['40 cm', '45 cm'] }],
    stock: { total: 1, variants: [{ options: { Length: '45 cm' }, quantity: 1 }] },
  });
  const { commands, user } = await openWishlist({ ids: ['chain'] }, { data: [chain], count: 1 });
  await user.click(await screen.findByRole('button', { name: 'Move to Bag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Product chain' }));
  await user.click(dialog.getByRole('radio', { name: '45 cm' }));
  await user.click(dialog.getByRole('button', { name: 'Move to Bag' }));
  expect(commands).toContainEqual({
    name: 'cart.add',
    payload: expect.objectContaining({ selectedOptions: { Length: '45 cm' } }) as object,
  });
});
