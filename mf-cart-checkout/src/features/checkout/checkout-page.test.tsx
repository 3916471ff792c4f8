import { STORAGE_KEYS } from '@storefront/host/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartLine, chainLine, chainResponse } from '../../testing/cart-line';
import { field, fillIn, openCheckout, placeOrder, toasts } from '../../testing/open-checkout';

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

test('[CHK-02] shipping is shown as Free if the store has no shipping rate', async () => {
  await openCheckout();
  expect(await screen.findByText('Free')).toBeVisible();
});

test('[CHK-02] shipping is shown in the store’s words, and its price is part of the total', async () => {
  await openCheckout({ shipping: { method: 'Courier', price: 99.5, label: '₹99.50 by courier' } });
  expect((await screen.findByText('Shipping')).parentElement).toHaveTextContent(
    '₹99.50 by courier',
  );
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹2,999.00');
  expect(screen.getByText('Total').parentElement).toHaveTextContent('₹3,098.50');
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

test('on a phone the summary is collapsed to a line with the total', async () => {
  const { user } = await openCheckout({ small: true });
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }));
  expect(summary.getByText('Selvedge Jeans')).not.toBeVisible();
  const [total] = summary.getAllByText('₹2,999.00');
  expect(total).toBeVisible();
  await user.click(summary.getByRole('heading', { name: 'Order Summary' }));
  expect(summary.getByText('Selvedge Jeans')).toBeVisible();
});

test('shows the steps of the checkout, and that nothing is charged yet', async () => {
  await openCheckout();
  const steps = within(await screen.findByRole('navigation', { name: 'Checkout' }));
  expect(steps.getByRole('link', { name: 'Bag' })).toHaveAttribute('href', '/cart');
  expect(steps.getByText('Address').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/Nothing is charged yet/)).toBeVisible();
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

test('[CHK-03] a cart that is emptied in another tab can’t be ordered', async () => {
  const { posts, cart, commands, user } = await openCheckout();
  await fillIn(user);
  act(() => cart.setState({ lines: [] }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/cart');
  expect(toasts(commands)).toMatchObject([{ title: 'Cart is empty' }]);
  expect(posts()).toEqual([]);
});

test('more lines than an order can hold lead back to the cart, which is unchanged', async () => {
  const lines = Array.from({ length: 102 }, (_, index) => cartLine({ id: `p${index}` }));
  const { cart, commands } = await openCheckout({ lines });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/cart');
  expect(toasts(commands)).toMatchObject([
    { description: 'An order holds up to 100 different items. Please remove 2.' },
  ]);
  expect(cart.getState().lines).toHaveLength(102);
});

test('a line without a size leads back to the cart, where it can be chosen', async () => {
  const { commands } = await openCheckout({ lines: [cartLine({ selectedSize: undefined })] });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/cart');
  expect(toasts(commands)).toMatchObject([{ title: 'Please select a size' }]);
});

test('[CART-16] a line that lacks a choice which its product has now leads back to the cart', async () => {
  const { commands, router } = await openCheckout({
    lines: [chainLine({ options: undefined, selectedOptions: { Length: '45 cm' } })],
    products: [chainResponse()],
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(toasts(commands)).toMatchObject([{ title: 'Please select the clasp' }]);
});

test('[CHK-04] a field that is blank or holds only spaces is required', async () => {
  const { posts, commands, user } = await openCheckout();
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
  expect(posts()).toEqual([]);
});

test('[CHK-04] every blank field shows an error, a phone number of +91 alone too', async () => {
  const { user } = await openCheckout();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  expect(await screen.findByText('Full name is required')).toBeVisible();
  expect(screen.getByText('State is required')).toBeVisible();
  expect(await field('Phone')).toHaveAccessibleDescription('This field is required');
  await waitFor(async () => expect(await field('Full name')).toHaveFocus());
});

test('[CHK-09] a phone number that is too short shows an error, without the toast for blank fields', async () => {
  const { posts, commands, user } = await openCheckout();
  await fillIn(user);
  expect(await field('Phone')).toHaveValue('+919876543210');
  await user.type(await field('Phone'), '{Backspace}');
  await user.click(placeOrder());
  expect(await screen.findByText('Phone number must have 10 digits after +91')).toBeVisible();
  expect(toasts(commands)).toEqual([]);
  expect(posts()).toEqual([]);
});

test('[DATE-03] the PIN code that the product page was asked about is filled in', async () => {
  localStorage.setItem(STORAGE_KEYS.deliveryPin, '560001');
  const dates = { earliest: '2025-03-06', latest: '2025-03-07' };
  const delivery = { pin: '560001', area: 'Bengaluru', daysMin: 0, daysMax: 1, dates };
  await openCheckout({ delivery: { data: delivery } });
  expect(await field('Postal code (PIN)')).toHaveValue('560001');
  expect((await screen.findByText('Arrives')).parentElement).toHaveTextContent(
    'Thu 6 to Fri 7 March',
  );
  localStorage.clear();
});

test('[DATE-03] the summary says when an order to the typed PIN code arrives', async () => {
  const dates = {
    earliest: '2025-03-06',
    latest: '2025-03-07',
    payBy: '2025-03-05T08:30:00.000Z',
  };
  const delivery = { pin: '560001', area: 'Bengaluru', daysMin: 0, daysMax: 1, dates };
  const { user } = await openCheckout({ delivery: { data: delivery } });
  const pin = await field('Postal code (PIN)');
  await user.type(pin, '56000');
  expect(screen.queryByText('Arrives')).not.toBeInTheDocument();
  await user.type(pin, '1');
  expect((await screen.findByText('Arrives')).parentElement).toHaveTextContent(
    'Thu 6 to Fri 7 March if you pay by 14:00 on Wed 5 March',
  );
  await user.type(pin, '{Backspace}');
  expect(screen.queryByText('Arrives')).not.toBeInTheDocument();
});
