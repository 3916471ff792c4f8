import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from '@storefront/host';
import { cartLine, chainLine } from '../../../testing/cart-line';
import {
  field,
  fillIn,
  openCheckout,
  orderFailed,
  placeOrder,
  toasts,
} from '../../../testing/open-checkout';

// The shop logs each refusal.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('[CHK-07] a refused order lists the products that sold out or changed', async () => {
  const { commands, user } = await openCheckout({
    lines: [cartLine({ quantity: 3 }), cartLine({ id: 'p2', name: 'Wool Coat', price: 8999 })],
    responses: [
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

test('[BAG-04] a refusal names lines by the names that the bag shows, and every price that changed', async () => {
  const { user } = await openCheckout({
    lines: [cartLine(), cartLine({ id: 'p2', name: 'Wool Coat', price: 8999 })],
    responses: [
      new HttpError('Request failed', {
        status: 409,
        body: {
          error: 'An item of your cart is no longer available.',
          products: [{ id: 'p1', title: 'p1', available: 0, price: null }],
          items: [{ productId: 'p2', productTitle: 'Wool Coat', quantity: 1, price: 9999 }],
        },
      }),
    ],
  });
  await fillIn(user);
  await user.click(placeOrder());
  const listed = within(await screen.findByRole('alert')).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Selvedge Jeans: no longer available',
    'Wool Coat: now ₹9,999.00',
  ]);
});

test('[BAG-04] a refusal keeps the new prices after the cart has them too', async () => {
  const { cart, user } = await openCheckout({
    lines: [cartLine({ price: 1499 })],
    responses: [
      new HttpError('Request failed', {
        status: 409,
        body: {
          error: 'Not everything in your cart can be had.',
          items: [{ productId: 'p1', productTitle: 'Selvedge Jeans', quantity: 1, price: 1799 }],
        },
      }),
    ],
  });
  await fillIn(user);
  await user.click(placeOrder());
  const alert = await screen.findByRole('alert');
  act(() => cart.setState({ lines: [cartLine({ price: 1799 })] }));
  expect(alert).toHaveTextContent('Selvedge Jeans: now ₹1,799.00');
});

test('[CHK-12] a shop that accepts no orders says so, and keeps cart and form', async () => {
  const error = 'This shop takes no orders at the moment. Please try again later.';
  const { cart, commands, user } = await openCheckout({
    responses: [new HttpError('Request failed', { status: 503, body: { error } })],
  });
  await fillIn(user);
  await user.click(placeOrder());
  expect(await screen.findByRole('alert')).toHaveTextContent(`No order was placed${error}`);
  expect(toasts(commands)).toEqual([orderFailed]);
  expect(cart.getState().lines).toHaveLength(1);
  expect(await field('City')).toHaveValue('Bengaluru');
});

test('[CHK-13] a shopper with too many unpaid orders sees the reason, and a link to them', async () => {
  const error = 'You have 5 unpaid orders. Pay one under My Orders first, or wait.';
  const { cart, user } = await openCheckout({
    responses: [new HttpError('Request failed', { status: 429, body: { error } })],
  });
  await fillIn(user);
  await user.click(placeOrder());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(error)).toBeVisible();
  expect(alert.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
  expect(cart.getState().lines).toHaveLength(1);
  expect(await field('City')).toHaveValue('Bengaluru');
});

test('[CHK-14] a field that the server refuses shows the reason until it is edited', async () => {
  const body = { error: 'Invalid phone number format', field: 'shippingAddress/phone' };
  const { user } = await openCheckout({
    responses: [new HttpError('Request failed', { status: 400, body })],
  });
  await fillIn(user);
  await user.click(placeOrder());
  const phone = await field('Phone');
  await waitFor(() => expect(phone).toHaveAccessibleDescription(body.error));
  expect(phone).toHaveFocus();
  await user.type(phone, '{Backspace}1');
  expect(phone).not.toHaveAccessibleDescription(body.error);
});

test('details that the server’s message contains are not repeated', async () => {
  const error = 'Selvedge Jeans (32, Indigo) has only 1 left.';
  const products = [{ id: 'p1', title: 'Selvedge Jeans', available: 1, price: 1499.5 }];
  const { user } = await openCheckout({
    responses: [new HttpError('Request failed', { status: 409, body: { error, products } })],
  });
  await fillIn(user);
  await user.click(placeOrder());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(error)).toBeVisible();
  expect(alert.queryByRole('listitem')).not.toBeInTheDocument();
});

test('[BAG-04] of two variants of a product, a refusal names the one that sold out or has another price', async () => {
  const long = { Length: '45 cm', Clasp: 'Ring' };
  const short = { Length: '40 cm', Clasp: 'Ring' };
  const hook = { Length: '45 cm', Clasp: 'Hook' };
  const { user } = await openCheckout({
    lines: [
      chainLine({ price: 1499, selectedOptions: long }),
      chainLine({ price: 1299, selectedOptions: short }),
      chainLine({ price: 1599, selectedOptions: hook }),
    ],
    responses: [
      new HttpError('Request failed', {
        status: 409,
        body: {
          error: 'An item of your cart is no longer available.',
          products: [
            { id: 'p9', title: 'Chain', selectedOptions: long, available: 0, price: 1499 },
          ],
          items: [
            { productId: 'p9', productTitle: 'Chain', selectedOptions: short, price: 1299 },
            { productId: 'p9', productTitle: 'Chain', selectedOptions: hook, price: 1699 },
          ],
        },
      }),
    ],
  });
  await fillIn(user);
  await user.click(placeOrder());
  const listed = within(await screen.findByRole('alert')).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Fine Chain (45 cm, Ring): sold out',
    'Fine Chain (45 cm, Hook): now ₹1,699.00',
  ]);
});
