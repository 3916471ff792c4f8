import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { HttpError, type CartLine, type CartState } from '@storefront/shared/host';
import { parseStoreInfo } from '@storefront/shared/shop/store-info';
import { createTestHost, type RecordedCommand } from '@storefront/shared/testing/create-test-host';
import { renderRoute } from '@storefront/shared/testing/render-route';
import routes from '../../exposed/routes';
import { cartLine } from '../../testing/cart-line';

interface CheckoutOptions {
  lines?: CartLine[];
  /** What POST /orders answers, the next for each call. */
  answers?: unknown[];
  exchangeRates?: { USD?: number };
}

/** Opens the checkout beside a shell that empties the cart once an order is placed. */
async function openCheckout({
  lines = [cartLine({ quantity: 2 })],
  answers = [{ id: 'A1B2-C3D4-E5F6', total: 2999 }],
  exchangeRates = { USD: 0.012 },
}: CheckoutOptions = {}) {
  const answersLeft = [...answers];
  const { host, calls, commands } = createTestHost({
    answers: { 'POST /orders': () => answersLeft.shift() },
    storeInfo: {
      status: 'loaded',
      info: parseStoreInfo({ exchangeRates }),
      error: undefined,
    },
  });
  const cart = createStore<CartState>(() => ({ lines }));
  const placed: string[] = [];
  host.bus.on('order.placed', ({ orderId }) => {
    placed.push(orderId);
    cart.setState({ lines: [] });
  });
  const keys: unknown[] = [];
  const view = await renderRoute(routes.checkout, {
    host: {
      ...host,
      cart,
      http: {
        ...host.http,
        post(path, body, options) {
          keys.push(options?.headers?.['Idempotency-Key']);
          return host.http.post(path, body, options);
        },
      },
    },
    path: '/checkout',
  });
  return { ...view, calls, cart, commands, keys, placed, user: userEvent.setup() };
}

const field = (name: string) => screen.findByRole('textbox', { name });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const texts = {
    'Full name': ' Asha Rao ',
    Address: '12 MG Road',
    City: 'Bengaluru',
    'Postal code (PIN)': '560 001',
    Phone: '98765 43210',
  };
  for (const [name, text] of Object.entries(texts)) {
    await user.click(await field(name));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Karnataka');
}

const placeOrder = () => screen.getByRole('button', { name: 'Place Order' });
const toasts = (commands: RecordedCommand[]) =>
  commands.filter(({ name }) => name === 'toast.show').map(({ payload }) => payload);

const shippingAddress = {
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
};

const orderFailed = {
  title: 'Error placing order: Please try again later.',
  tone: 'destructive',
};

/** Keeps an expected log out of the test's output. */
const watchLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => jest.restoreAllMocks());

test('[CHK-01] asks for the six fields of the address beside a summary of the order', async () => {
  await openCheckout();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Complete Your Order' }),
  ).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Shipping information' }));
  for (const [name, autoComplete] of [
    ['Full name', 'name'],
    ['Address', 'street-address'],
    ['City', 'address-level2'],
    ['Postal code (PIN)', 'postal-code'],
    ['Phone', 'tel'],
  ] as const) {
    expect(form.getByRole('textbox', { name })).toHaveAttribute('autocomplete', autoComplete);
  }
  expect(form.getByRole('combobox', { name: 'State' })).toHaveAttribute(
    'autocomplete',
    'address-level1',
  );
  const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
  expect(summary.getByText('Selvedge Jeans')).toBeVisible();
  expect(summary.getByText('Size 32, Color Indigo, Quantity 2')).toBeVisible();
  expect(summary.getAllByText('₹2,999.00')).not.toHaveLength(0);
});

test('[CHK-02] shipping is free', async () => {
  await openCheckout();
  expect(await screen.findByText('Free')).toBeVisible();
});

test('[CHK-08] each total carries its value in dollars', async () => {
  await openCheckout();
  for (const name of ['Subtotal', 'Total']) {
    const row = (await screen.findByText(name)).parentElement;
    expect(row).toHaveTextContent('₹2,999.00');
    expect(row).toHaveTextContent('≈ $35.99');
  }
});

test('[CHK-08] a store without a rate shows no dollars', async () => {
  await openCheckout({ exchangeRates: {} });
  expect(await screen.findByText('Total')).toBeVisible();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

test('[CHK-03] an empty cart leads back to the cart on opening', async () => {
  const { commands } = await openCheckout({ lines: [] });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/cart');
  expect(toasts(commands)).toEqual([
    {
      title: 'Cart is empty',
      description: 'Please add items to your cart before checkout',
      tone: 'destructive',
    },
  ]);
});

test('[CHK-03] a cart that was emptied elsewhere is never ordered', async () => {
  const { calls, cart, commands, user } = await openCheckout();
  await fillIn(user);
  act(() => cart.setState({ lines: [] }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/cart');
  expect(toasts(commands)).toMatchObject([{ title: 'Cart is empty' }]);
  expect(calls).toEqual([]);
});

test('a line without a size leads back to the cart, where it can be chosen', async () => {
  const { commands } = await openCheckout({ lines: [cartLine({ selectedSize: undefined })] });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/cart');
  expect(toasts(commands)).toMatchObject([{ title: 'Please select a size' }]);
});

test('[CHK-04] a blank field, spaces included, is asked for', async () => {
  const { calls, commands, user } = await openCheckout();
  await fillIn(user);
  await user.clear(await field('City'));
  await user.type(await field('City'), '   ');
  await user.click(placeOrder());
  expect(toasts(commands)).toEqual([
    {
      title: 'Please fill all fields',
      description: 'All shipping information fields are required',
      tone: 'destructive',
    },
  ]);
  await waitFor(async () => expect(await field('City')).toHaveFocus());
  expect(await field('City')).toHaveAccessibleDescription('City is required');
  expect(calls).toEqual([]);
});

test('[CHK-04] every blank field says so, a phone number of +91 alone included', async () => {
  const { user } = await openCheckout();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  expect(await screen.findByText('Full name is required')).toBeVisible();
  expect(screen.getByText('State is required')).toBeVisible();
  expect(await field('Phone')).toHaveAccessibleDescription('This field is required');
  await waitFor(async () => expect(await field('Full name')).toHaveFocus());
});

test('[CHK-09] a phone number that is too short is named, without the toast for blank fields', async () => {
  const { calls, commands, user } = await openCheckout();
  await fillIn(user);
  expect(await field('Phone')).toHaveValue('+919876543210');
  await user.type(await field('Phone'), '{Backspace}');
  await user.click(placeOrder());
  expect(await screen.findByText('Phone number must have 10 digits after +91')).toBeVisible();
  expect(toasts(commands)).toEqual([]);
  expect(calls).toEqual([]);
});

test('[CHK-05] posts what is ordered and where it goes', async () => {
  const { calls, keys, user } = await openCheckout();
  await fillIn(user);
  await user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/orders',
      body: {
        products: { p1: 2 },
        items: [{ productId: 'p1', quantity: 2, selectedSize: '32', selectedColor: 'Indigo' }],
        shippingAddress,
      },
    },
  ]);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
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
  expect(router.state.location.state).toEqual({ priceChange: undefined });
});

test('a total that the server works out differently goes along to the payment', async () => {
  const { router, user } = await openCheckout({ answers: [{ data: { id: 7, total: 3199 } }] });
  await fillIn(user);
  await user.click(placeOrder());
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/payment?orderId=7');
  expect(router.state.location.state).toEqual({ priceChange: { was: 2999, now: 3199 } });
});

test('[CHK-07] a failure leaves the cart and the form as they were', async () => {
  const logged = watchLog();
  const { cart, commands, placed, user } = await openCheckout({
    answers: [new HttpError('Request failed', { status: 500, body: {} })],
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

test('[CHK-07] an answer that names no order is a failure', async () => {
  watchLog();
  const { commands, user } = await openCheckout({ answers: [{ ok: true }] });
  await fillIn(user);
  await user.click(placeOrder());
  await waitFor(() => expect(toasts(commands)).toEqual([orderFailed]));
});

test('[CHK-07] a refused order names the lines that sold out or changed', async () => {
  watchLog();
  const { commands, user } = await openCheckout({
    lines: [cartLine({ quantity: 3 }), cartLine({ id: 'p2', name: 'Wool Coat', price: 8999 })],
    answers: [
      new HttpError('Request failed', {
        status: 409,
        body: {
          error: 'Not everything in your cart can be had.',
          products: [
            { id: 'p1', title: 'Selvedge Jeans', available: 2, price: 1499.5 },
            { id: 'p2', title: 'Wool Coat', available: 0, price: 9999 },
          ],
        },
      }),
    ],
  });
  await fillIn(user);
  await user.click(placeOrder());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Not everything in your cart can be had.')).toBeVisible();
  expect(alert.getByText('Selvedge Jeans: only 2 left')).toBeVisible();
  expect(alert.getByText('Wool Coat: sold out, now ₹9,999.00')).toBeVisible();
  expect(alert.getByRole('link', { name: 'Edit your cart' })).toHaveAttribute('href', '/cart');
  expect(toasts(commands)).toEqual([orderFailed]);
});

test('another try after a lost answer is the same order, a changed one is a new order', async () => {
  watchLog();
  const lost = new HttpError('Network Error', { noResponse: true });
  const { commands, keys, user } = await openCheckout({ answers: [lost, lost, lost] });
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
