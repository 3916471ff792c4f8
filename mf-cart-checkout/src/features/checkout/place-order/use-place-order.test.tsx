import { act, screen, waitFor } from '@testing-library/react';
import { HttpError } from '@storefront/host';
import {
  field,
  fillIn,
  openCheckout,
  orderFailed,
  placeOrder,
  toasts,
} from '../../../testing/open-checkout';

const shippingAddress = {
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
};

/** Keeps an expected error out of the test's output. */
const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => jest.restoreAllMocks());

test('[CHK-05] posts the ordered lines and the shipping address', async () => {
  const { posts, keys, user } = await openCheckout();
  await fillIn(user);
  await user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(posts()).toEqual([
    {
      method: 'POST',
      path: '/orders',
      body: {
        products: { p1: 2 },
        items: [{ productId: 'p1', quantity: 2, selectedSize: '32', selectedColor: 'Indigo' }],
        shippingAddress,
        expectedTotal: 2999,
      },
    },
  ]);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
});

test('[CHK-06] a placed order empties the cart and leads to its payment', async () => {
  const { commands, placed, router, user } = await openCheckout();
  await fillIn(user);
  await user.click(placeOrder());
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
    '/payment?orderId=A1B2-C3D4-E5F6',
  );
  expect(placed).toEqual(['A1B2-C3D4-E5F6']);
  expect(toasts(commands)).toEqual([]);
  expect(router.state.location.state).toEqual({ priceChange: undefined, orderKind: 'goods' });
});

test('a total that differs from the cart’s is passed on to the payment', async () => {
  const { router, user } = await openCheckout({ responses: [{ data: { id: 7, total: 3199 } }] });
  await fillIn(user);
  await user.click(placeOrder());
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/payment?orderId=7');
  expect(router.state.location.state).toEqual({
    priceChange: { was: 2999, now: 3199 },
    orderKind: 'goods',
  });
});

test('[CHK-07] a failure leaves the cart and the form as they were', async () => {
  const logged = mockConsoleError();
  const { cart, commands, placed, user } = await openCheckout({
    responses: [new HttpError('Request failed', { status: 500, body: {} })],
  });
  await fillIn(user);
  await user.click(placeOrder());
  await waitFor(() => expect(toasts(commands)).toEqual([orderFailed]));
  expect(logged).toHaveBeenCalledWith('Failed to create order', expect.any(HttpError));
  expect(cart.getState().lines).toHaveLength(1);
  expect(placed).toEqual([]);
  expect(await field('Full name')).toHaveValue(' Asha Rao ');
  expect(await field('Phone')).toHaveValue('+919876543210');
});

test('[CHK-07] a response without an order id is a failure', async () => {
  mockConsoleError();
  const { commands, user } = await openCheckout({ responses: [{ ok: true }] });
  await fillIn(user);
  await user.click(placeOrder());
  await waitFor(() => expect(toasts(commands)).toEqual([orderFailed]));
});

test('a retry after a lost response has the same idempotency key, a changed order has a new one', async () => {
  mockConsoleError();
  const lost = new HttpError('Network Error', { noResponse: true });
  const { commands, keys, user } = await openCheckout({ responses: [lost, lost, lost] });
  await fillIn(user);
  for (const tries of [1, 2]) {
    await user.click(placeOrder());
    await waitFor(() => expect(toasts(commands)).toHaveLength(tries));
  }
  await user.type(await field('Address'), ', Flat 4');
  await user.click(placeOrder());
  await waitFor(() => expect(toasts(commands)).toHaveLength(3));
  const [first, second, changed] = keys;
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
});

test('a cart that is emptied while the order is being placed changes nothing', async () => {
  let respond: (order: unknown) => void = () => undefined;
  const { cart, commands, user } = await openCheckout({
    responses: [new Promise((resolve) => (respond = resolve))],
  });
  await fillIn(user);
  await user.click(placeOrder());
  act(() => cart.setState({ lines: [] }));
  expect(screen.getByText('Selvedge Jeans')).toBeVisible();
  respond({ id: 'A1' });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/payment?orderId=A1');
  expect(toasts(commands)).toEqual([]);
});

test('a response that comes after the page was left shows a toast', async () => {
  let respond: (order: unknown) => void = () => undefined;
  const { commands, router, user } = await openCheckout({
    responses: [new Promise((resolve) => (respond = resolve))],
  });
  await fillIn(user);
  await user.click(placeOrder());
  await act(() => router.navigate('/products'));
  respond({ id: 'A1' });
  await waitFor(() =>
    expect(toasts(commands)).toEqual([
      {
        title: 'Order placed',
        description: 'Order A1 waits for its payment under My Orders.',
      },
    ]),
  );
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/products');
});

test.each([{}, { id: '' }, { id: ' ' }, { id: null }, [], 'A1', null])(
  '[CHK-07] a response without an order is a failure: %j',
  async (response) => {
    mockConsoleError();
    const { commands, placed, user } = await openCheckout({ responses: [response] });
    await fillIn(user);
    await user.click(placeOrder());
    await waitFor(() => expect(toasts(commands)).toEqual([orderFailed]));
    expect(placed).toEqual([]);
    expect(await field('City')).toHaveValue('Bengaluru');
  },
);

test('the form keeps its values when the page is left, until the shopper signs out', async () => {
  const first = await openCheckout();
  await fillIn(first.user);
  first.unmount();
  const second = await openCheckout({ keepAddressDraft: true });
  expect(await field('Full name')).toHaveValue(' Asha Rao ');
  expect(await field('Phone')).toHaveValue('+919876543210');
  await second.user.type(await field('City'), ' City');
  second.unmount();
  second.host.bus.publish('session.changed', { signedIn: false, by: 'expiry' });
  const third = await openCheckout({ keepAddressDraft: true });
  expect(await field('City')).toHaveValue('Bengaluru City');
  third.unmount();
  third.host.bus.publish('session.changed', { signedIn: false, by: 'shopper' });
  await openCheckout({ keepAddressDraft: true });
  expect(await field('City')).toHaveValue('');
});
