import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from '@storefront/host';
import { cartLine } from '../../../testing/cart-line';
import { fillIn, openCheckout, placeOrder, toasts } from '../../../testing/open-checkout';

const coat = cartLine({ id: 'p2', name: 'Wool Coat', price: 8999 });
const lines = [cartLine({ quantity: 2 }), coat];
const placed = { id: 'A1', total: 12_197 };

/** A 409 that names the new price of the jeans, in rupees. */
function refusedTotal(price: number) {
  const subtotal = 2 * price + coat.price;
  const choice = { selectedSize: '32', selectedColor: 'Indigo' };
  return new HttpError('Request failed', {
    status: 409,
    body: {
      error: 'The total is now another one.',
      products: [],
      items: [
        { productId: 'p1', productTitle: 'Selvedge Jeans', quantity: 2, price, ...choice },
        { productId: 'p2', productTitle: 'Wool Coat', quantity: 1, price: 8999, ...choice },
      ],
      subtotal,
      shipping: { method: 'Courier', price: 0, label: 'Free' },
      total: subtotal,
    },
  });
}

const notice = () => screen.findByRole('region', { name: 'The total has changed' });
const accept = (total: string) =>
  screen.getByRole('button', { name: `Accept ${total} and Place Order` });

test('[CHK-10] a new total is shown line by line, and nothing is placed', async () => {
  const {
    posts,
    commands,
    placed: orders,
    user,
  } = await openCheckout({
    lines,
    responses: [refusedTotal(1599)],
  });
  await fillIn(user);
  await user.click(placeOrder());
  const region = await notice();
  expect(region).toHaveFocus();
  expect(region).toHaveAccessibleDescription(
    'It was ₹11,998.00 and is now ₹12,197.00. Nothing has been ordered yet.',
  );
  const rowOf = (name: string) => within(region).getByText(name).closest('div');
  expect(rowOf('Selvedge Jeans')).toHaveTextContent('was₹2,999.00, now₹3,198.00');
  expect(within(region).queryByText('Wool Coat')).not.toBeInTheDocument();
  expect(rowOf('Subtotal')).toHaveTextContent('was₹11,998.00, now₹12,197.00');
  expect(rowOf('Shipping')).toHaveTextContent('Free');
  expect(rowOf('Total')).toHaveTextContent('was₹11,998.00, now₹12,197.00');
  const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
  expect(summary.getByText('Total').parentElement).toHaveTextContent('₹12,197.00');
  expect(posts()).toHaveLength(1);
  expect(orders).toEqual([]);
  expect(toasts(commands)).toEqual([]);
});

test('[CHK-11] a second press places the order at the new total, with the same idempotency key', async () => {
  const { posts, keys, router, user } = await openCheckout({
    lines,
    responses: [refusedTotal(1599), placed],
  });
  await fillIn(user);
  await user.click(placeOrder());
  await notice();
  await user.click(accept('₹12,197.00'));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/payment?orderId=A1');
  expect(posts().map(({ body }) => body)).toMatchObject([
    { expectedTotal: 11_998 },
    { expectedTotal: 12_197 },
  ]);
  expect(keys[1]).toBe(keys[0]);
  expect(router.state.location.state).toEqual({ priceChange: undefined, orderKind: 'goods' });
});

test('[CHK-11] a total that changes once more has to be accepted once more', async () => {
  const { posts, user } = await openCheckout({
    lines,
    responses: [refusedTotal(1599), refusedTotal(1400), placed],
  });
  await fillIn(user);
  await user.click(placeOrder());
  await notice();
  await user.click(accept('₹12,197.00'));
  await waitFor(() => expect(accept('₹11,799.00')).toBeVisible());
  const region = await notice();
  expect(region).toHaveFocus();
  expect(region).toHaveAccessibleDescription(/^It was ₹12,197.00 and is now ₹11,799.00/);
  expect(posts()).toHaveLength(2);
});

test('[CHK-11] an accepted total stays accepted when the response is lost', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { posts, commands, keys, user } = await openCheckout({
    lines,
    responses: [refusedTotal(1599), new HttpError('Network Error', { noResponse: true }), placed],
  });
  await fillIn(user);
  await user.click(placeOrder());
  await notice();
  await user.click(accept('₹12,197.00'));
  await waitFor(() => expect(toasts(commands)).toHaveLength(1));
  await user.click(accept('₹12,197.00'));
  await screen.findByTestId('elsewhere');
  expect(posts()[2]?.body).toEqual(posts()[1]?.body);
  expect(keys[2]).toBe(keys[1]);
  jest.restoreAllMocks();
});

test('[CHK-10] a cart that another tab has changed is ordered at the total of its new lines', async () => {
  const { posts, cart, user } = await openCheckout({
    lines,
    responses: [refusedTotal(1599), { id: 'A1' }],
  });
  await fillIn(user);
  await user.click(placeOrder());
  await notice();
  act(() => cart.setState({ lines: [coat] }));
  expect(screen.queryByText('The total has changed')).not.toBeInTheDocument();
  await user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(posts()[1]?.body).toMatchObject({ products: { p2: 1 }, expectedTotal: 8999 });
});

test('[CHK-10] a new total that arrives after the page was left is reported in a toast', async () => {
  let refuse: (error: unknown) => void = () => undefined;
  const { commands, router, user } = await openCheckout({
    lines,
    responses: [new Promise((_, reject) => (refuse = reject))],
  });
  await fillIn(user);
  await user.click(placeOrder());
  await act(() => router.navigate('/products'));
  refuse(refusedTotal(1599));
  await waitFor(() => expect(toasts(commands)).toMatchObject([{ title: 'No order was placed' }]));
});
