import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { isSameLine, type CartLine, type CartState } from '@storefront/host';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import fragments from '../../exposed/fragments';
import { cartLine, chainLine } from '../../testing/cart-line';

const jeans = cartLine();
const coat = cartLine({
  id: 'p2',
  name: 'Wool Coat',
  price: 8999,
  quantity: 2,
  sizes: ['S', 'M'],
  selectedSize: undefined,
});

afterEach(() => localStorage.clear());

/** Shows the bag with these lines and a fake shell that handles the cart's commands. */
async function openBag(lines: CartLine[], delivery?: unknown) {
  const cart = createStore<CartState>(() => ({ lines }));
  const { host, calls, commands } = createTestHost({
    responses: { 'GET /delivery': delivery },
    replies: {
      'cart.remove': (key) =>
        cart.setState(({ lines: all }) => ({
          lines: all.filter((line) => !isSameLine(line, key)),
        })),
      'cart.choose-variant': ({ line: key, ...choice }) =>
        cart.setState(({ lines: all }) => ({
          lines: all.map((line) => (isSameLine(line, key) ? { ...line, ...choice } : line)),
        })),
    },
  });
  const { router } = await renderFragment(fragments['cart.bag'], {
    host: { ...host, cart },
    props: {},
  });
  return { calls, commands, router, user: userEvent.setup() };
}

test('[FRG-23] lists the lines with picture, variant, price, and the subtotal', async () => {
  await openBag([jeans, cartLine({ ...coat, selectedSize: 'M' })]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/images/p1.webp');
  expect(first).toHaveTextContent('Selvedge JeansSize 32, Color Indigo₹1,499.50 each');
  expect(second).toHaveTextContent('Line total ₹17,998.00');
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹19,497.50');
});

test('[FRG-23] changes a quantity and removes a line', async () => {
  const { commands, user } = await openBag([jeans]);
  await user.click(screen.getByRole('button', { name: /^Increase quantity of Selvedge Jeans/ }));
  expect(commands).toMatchObject([{ name: 'cart.set-quantity', payload: { quantity: 2 } }]);
  await user.click(screen.getByRole('button', { name: /^Remove Selvedge Jeans/ }));
  expect(screen.getByText('Your bag is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/products',
  );
  // The focus isn't lost with the removed button.
  expect(document.body).not.toHaveFocus();
});

test.each([
  ['Checkout', '/checkout'],
  ['View bag', '/cart'],
])('[FRG-24] %s leads to %s', async (name, path) => {
  const { router, user } = await openBag([jeans]);
  await user.click(screen.getByRole('link', { name }));
  expect(router.state.location.pathname).toBe(path);
});

test('[FRG-24] a line without a size asks for it before the checkout', async () => {
  const { commands, router, user } = await openBag([jeans, coat]);
  await user.click(screen.getByRole('link', { name: 'Checkout' }));
  expect(commands).toMatchObject([
    { name: 'toast.show', payload: { title: 'Please select a size' } },
  ]);
  expect(router.state.location.pathname).toBe('/');
  const sizes = screen.getByRole('group', { name: 'Select a size for Wool Coat' });
  expect(within(sizes).getByRole('button', { name: 'S' })).toHaveFocus();
  await user.click(within(sizes).getByRole('button', { name: 'M' }));
  await user.click(screen.getByRole('link', { name: 'Checkout' }));
  expect(router.state.location.pathname).toBe('/checkout');
});

test('[CART-16] a line without a further choice asks for it before the checkout', async () => {
  const selectedOptions = { Clasp: 'Ring' };
  const { commands, router, user } = await openBag([chainLine({ selectedOptions })]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Clasp Ring₹1,299.00 each');
  await user.click(screen.getByRole('link', { name: 'Checkout' }));
  expect(commands).toMatchObject([
    { name: 'toast.show', payload: { title: 'Please select the length' } },
  ]);
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('group', { name: 'Select the length for Fine Chain' })).toBeVisible();
});

test('[DATE-02] says when the bag arrives at the remembered PIN code', async () => {
  localStorage.setItem(STORAGE_KEYS.deliveryPin, '560001');
  const dates = { earliest: '2025-03-06', latest: '2025-03-07' };
  const delivery = { pin: '560001', area: 'Bengaluru', daysMin: 0, daysMax: 1, dates };
  let respond: (response: unknown) => void = () => undefined;
  const response = new Promise((resolve) => (respond = resolve));
  await openBag([jeans], () => response);
  await act(async () => {
    respond({ data: delivery });
    await response;
  });
  expect(await screen.findByText('Delivery to 560001: Thu 6 to Fri 7 March')).toBeVisible();
});

test('[DATE-02] names no day for more than ten pieces', async () => {
  localStorage.setItem(STORAGE_KEYS.deliveryPin, '560001');
  const dates = { earliest: '2025-03-06', latest: '2025-03-07' };
  const delivery = { pin: '560001', area: 'Bengaluru', daysMin: 0, daysMax: 1, dates };
  const { calls } = await openBag([{ ...jeans, quantity: 11 }], { data: delivery });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/delivery'));
  expect(screen.queryByText(/^Delivery to/)).not.toBeInTheDocument();
});

test('[DATE-02] names no day, and asks for none, without a remembered PIN code', async () => {
  const { calls } = await openBag([jeans]);
  expect(calls.filter(({ path }) => path === '/delivery')).toEqual([]);
  expect(screen.queryByText(/^Delivery to/)).not.toBeInTheDocument();
});
