import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import {
  HostProvider,
  HttpError,
  isSameLine,
  type CartLine,
  type CartState,
  type Http,
} from '@storefront/host';
import type { QuoteRequest } from '@storefront/host/contracts/api';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../../exposed/routes';
import { cartLine, chainLine, chainResponse } from '../../testing/cart-line';
import { CartPage } from './cart-page';

const jeans = cartLine();
const coat = cartLine({
  id: 'p2',
  name: 'Wool Coat',
  price: 8999,
  quantity: 2,
  sizes: ['S', 'M'],
  selectedSize: undefined,
});

/**
 * Opens the cart page with these lines and a fake shell that handles the cart's commands. `products` is the
 * response to GET /products, and `quote` answers POST /quotes: by default that fails.
 */
async function openCart(
  lines: CartLine[],
  products?: unknown,
  quote: (request: QuoteRequest) => object | undefined = () => undefined,
) {
  const cart = createStore<CartState>(() => ({ lines }));
  const { host, calls, commands } = createTestHost({
    responses: { 'GET /products': products },
    replies: {
      'cart.set-quantity': ({ line: key, quantity }) =>
        cart.setState(({ lines: all }) => ({
          lines: all.map((line) => (isSameLine(line, key) ? { ...line, quantity } : line)),
        })),
      'cart.remove': (key) =>
        cart.setState(({ lines: all }) => ({
          lines: all.filter((line) => !isSameLine(line, key)),
        })),
      'cart.clear': () => cart.setState({ lines: [] }),
      'cart.choose-variant': ({ line: key, selectedOptions, ...choice }) =>
        cart.setState(({ lines: all }) => ({
          lines: all.map((line) =>
            isSameLine(line, key)
              ? {
                  ...line,
                  ...choice,
                  selectedOptions: { ...line.selectedOptions, ...selectedOptions },
                }
              : line,
          ),
        })),
    },
  });
  const http: Http = {
    ...host.http,
    post: (_, request) => {
      const response = quote(request as QuoteRequest);
      const notFound = new HttpError('There are no offers.', { status: 404 });
      return response ? Promise.resolve({ data: response }) : Promise.reject(notFound);
    },
  };
  await renderRoute(routes.cart, { host: { ...host, cart, http }, path: '/cart' });
  await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' });
  return { calls, cart, commands, user: userEvent.setup() };
}

test('[CART-09] an empty cart says so and links to the shop', async () => {
  const { user } = await openCart([]);
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/');
});

test('[CART-02] a line shows picture, name, size, colour, quantity and price', async () => {
  await openCart([jeans]);
  const line = screen.getByRole('listitem');
  expect(line.querySelector('img')).toHaveAttribute('src', '/images/p1.webp');
  expect(within(line).getByRole('link', { name: 'Selvedge Jeans' })).toHaveAttribute(
    'href',
    '/product/p1',
  );
  expect(within(line).getByText('Size 32, Color Indigo')).toBeVisible();
  expect(within(line).getByText('₹1,499.50 each')).toBeVisible();
  expect(
    within(line).getByRole('group', { name: 'Quantity of Selvedge Jeans, Size 32, Color Indigo' }),
  ).toHaveTextContent('1');
});

test('[CART-10] a filled cart lists its lines with rupees of two decimals', async () => {
  await openCart([jeans, coat]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Line total ₹1,499.50');
  expect(second).toHaveTextContent('Line total ₹17,998.00');
  expect(screen.getByRole('button', { name: 'Clear Cart' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
});

test('[CART-08] the subtotal is the sum of price × quantity', async () => {
  await openCart([jeans, coat]);
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹19,497.50');
});

test('[CART-07] the quantity can be raised, lowered, and not below 1', async () => {
  const { commands, user } = await openCart([jeans, coat]);
  await user.click(screen.getByRole('button', { name: /^Decrease quantity of Selvedge Jeans/ }));
  expect(commands).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Increase quantity of Selvedge Jeans/ }));
  await user.click(screen.getByRole('button', { name: /^Decrease quantity of Wool Coat/ }));
  expect(commands).toEqual([
    {
      name: 'cart.set-quantity',
      payload: {
        line: { id: 'p1', selectedSize: '32', selectedColor: 'Indigo' },
        quantity: 2,
      },
    },
    {
      name: 'cart.set-quantity',
      payload: {
        line: { id: 'p2', selectedSize: undefined, selectedColor: 'Indigo' },
        quantity: 1,
      },
    },
  ]);
});

test('[CART-05] removing one line leaves another of the same product', async () => {
  const { user } = await openCart([jeans, cartLine({ selectedSize: '30' })]);
  await user.click(
    screen.getByRole('button', { name: 'Remove Selvedge Jeans, Size 32, Color Indigo' }),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Size 30, Color Indigo')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[CART-06] clearing empties the cart', async () => {
  const { commands, user } = await openCart([jeans, coat]);
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(commands).toEqual([{ name: 'cart.clear', payload: undefined }]);
});

test('[CART-11] the button leads to the checkout, where the shell requires a sign-in', async () => {
  const { user } = await openCart([jeans]);
  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/checkout');
});

test('a line without a size blocks the checkout and asks for the size', async () => {
  const { commands, user } = await openCart([jeans, coat]);
  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Please select a size',
        description: 'Wool Coat needs a size before checkout',
        tone: 'destructive',
      },
    },
  ]);
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'S' })).toHaveFocus();
});

test('a size that is chosen in the cart is set on the line, and the colour is requested next', async () => {
  const withoutVariant = { ...coat, colors: ['Camel', 'Black'], selectedColor: undefined };
  const { user } = await openCart([withoutVariant]);
  const sizes = screen.getByRole('group', { name: 'Select a size for Wool Coat' });
  await user.click(within(sizes).getByRole('button', { name: 'M' }));
  expect(screen.getByText('Size M')).toBeVisible();
  const colors = screen.getByRole('group', { name: 'Select a color for Wool Coat' });
  expect(within(colors).getByRole('button', { name: 'Camel' })).toHaveFocus();
  await user.click(within(colors).getByRole('button', { name: 'Black' }));
  expect(screen.getByText('Size M, Color Black')).toBeVisible();
  expect(screen.queryByText(/^Select a/)).not.toBeInTheDocument();
});

test('server rendering shows a placeholder instead of an empty cart', () => {
  const { host } = createTestHost();
  const router = createMemoryRouter([{ path: '/', Component: CartPage }]);
  const html = renderToString(
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  expect(html).toContain('Shopping Cart');
  expect(html).toContain('Loading your cart');
  expect(html).not.toContain('Your cart is empty');
});

/** The coat in size M, of which the server has `stock` pieces, at this price in rupees. */
const coatOffer = (stock: number, price = coat.price) => ({
  id: coat.id,
  regularPrice: price,
  attributes: [{ key: 'Sizes', value: ['S', 'M'] }],
  stock: {
    total: stock + 9,
    variants: [
      { size: 'S', color: 'Indigo', quantity: 9 },
      { size: 'M', color: 'Indigo', quantity: stock },
      { size: 'M', color: 'Camel', quantity: 0 },
    ],
  },
});
const CHANGED = 'Something in your bag has changed since you added it.';
const mediumCoat = { ...coat, selectedSize: 'M' };

test('[BAG-01] [BAG-02] a line whose price has changed shows both prices, and the subtotal is the new one', async () => {
  const { calls } = await openCart([mediumCoat], () => [coatOffer(5, 9999)]);
  const line = within(await screen.findByRole('listitem'));
  expect(await line.findByText('It was ₹8,999.00 when you added it')).toBeVisible();
  expect(line.getByText('₹9,999.00 each')).toBeVisible();
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹19,998.00');
  expect(screen.getByText(CHANGED)).toBeVisible();
  expect(calls).toEqual([expect.objectContaining({ params: { ids: 'p2' } })]);
});

test('[BAG-01] a line that can be had as it was added is not marked', async () => {
  const { calls } = await openCart([mediumCoat], () => [coatOffer(2)]);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByText('₹8,999.00 each')).toBeVisible();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('[BAG-03] a line that is sold out isn’t counted, keeps the checkout closed, and changes to another size', async () => {
  const { commands, user } = await openCart([jeans, mediumCoat], () => [
    { id: jeans.id, regularPrice: jeans.price },
    coatOffer(0),
  ]);
  const soldOut = within(await screen.findByRole('group', { name: /^Sold out/ }));
  expect(soldOut.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Change to Size S',
    'Move to Wishlist',
    'Remove',
  ]);
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹1,499.50');

  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
  const change = soldOut.getByRole('button', { name: 'Change to Size S' });
  expect(change).toHaveFocus();
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: expect.objectContaining({ title: 'Wool Coat is sold out' }) as object,
    },
  ]);

  await user.click(change);
  expect(screen.queryByRole('group', { name: /^Sold out/ })).not.toBeInTheDocument();
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹19,497.50');
  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/checkout');
});

test('[BAG-03] of a line that wants more than there is, what is left can be taken', async () => {
  const { user } = await openCart([{ ...mediumCoat, quantity: 3 }], () => [coatOffer(2)]);
  await user.click(await screen.findByRole('button', { name: 'Take 2' }));
  expect(screen.queryByRole('group', { name: /left/ })).not.toBeInTheDocument();
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹17,998.00');
});

test('[BAG-03] a product that the shop doesn’t have any more can only be removed', async () => {
  const { user } = await openCart([jeans, mediumCoat], () => [coatOffer(9)]);
  const gone = within(await screen.findByRole('group', { name: /^No longer available/ }));
  expect(gone.getAllByRole('button')).toHaveLength(1);
  await user.click(gone.getByRole('button', { name: 'Remove' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[BAG-03] moving a line to the wishlist keeps its product there and removes it from the cart', async () => {
  const { commands, cart, user } = await openCart([mediumCoat], () => [coatOffer(0)]);
  await user.click(await screen.findByRole('button', { name: 'Move to Wishlist' }));
  expect(commands[0]).toEqual({ name: 'wishlist.toggle', payload: { id: 'p2', price: 8999 } });
  expect(cart.getState().lines).toEqual([]);
});

test('[BAG-01] the lines are compared again when the tab is looked at again', async () => {
  let stock = 9;
  await openCart([mediumCoat], () => [coatOffer(stock)]);
  stock = 0;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('group', { name: /^Sold out/ })).toBeVisible();
});

test.each([
  ['the server sends other products', { data: [{ id: 'another', regularPrice: 1 }] }],
  ['the server sends a page instead of a list', '<!doctype html><title>Bad gateway</title>'],
  ['the call fails', new HttpError('failed', { status: 502 })],
])('[BAG-01] the lines stay as they were if %s', async (_, response) => {
  const { calls } = await openCart([mediumCoat], response);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('₹8,999.00 each')).toBeVisible();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('[CART-15] a line names its options, and has the price of its variant', async () => {
  const chosen = { Length: '45 cm', Clasp: 'Ring' };
  const other = { Length: '40 cm', Clasp: 'Ring' };
  const { calls } = await openCart(
    [chainLine({ price: 1499, selectedOptions: chosen }), chainLine({ selectedOptions: other })],
    () => [chainResponse()],
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Length 45 cm, Clasp Ring₹1,499.00 each');
  expect(second).toHaveTextContent('Length 40 cm, Clasp Ring₹1,299.00 each');
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('[CART-16] missing options are asked for in turn, and their price is no change', async () => {
  const { calls, commands, user } = await openCart([chainLine()], () => [chainResponse()]);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('₹1,299.00 each')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(commands.at(-1)?.payload).toEqual({
    title: 'Please select the length',
    description: 'Fine Chain can’t be ordered without it',
    tone: 'destructive',
  });
  const lengths = within(screen.getByRole('group', { name: 'Select the length for Fine Chain' }));
  expect(lengths.getByRole('button', { name: '40 cm' })).toHaveFocus();
  await user.click(lengths.getByRole('button', { name: '45 cm' }));
  expect(screen.getByText('₹1,499.00 each')).toBeVisible();

  const clasps = within(screen.getByRole('group', { name: 'Select the clasp for Fine Chain' }));
  expect(clasps.getByRole('button', { name: 'Ring' })).toHaveFocus();
  await user.click(clasps.getByRole('button', { name: 'Hook' }));
  expect(screen.getByText('Length 45 cm, Clasp Hook')).toBeVisible();
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹1,599.00');
  expect(screen.queryByText(/^Select the/)).not.toBeInTheDocument();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  expect(screen.queryByText(/when you added it/)).not.toBeInTheDocument();
});

test('[CART-16] an option is asked for although the shop’s offer isn’t known', async () => {
  const { commands, user } = await openCart([chainLine()], new HttpError('failed', {}));
  await user.click(screen.getByRole('button', { name: '40 cm' }));
  expect(commands.at(-1)).toEqual({
    name: 'cart.choose-variant',
    payload: { line: { id: 'p9' }, selectedOptions: { Length: '40 cm' } },
  });
});

test('[CART-16] a line that was added from a list, which has no options, gets them from the shop', async () => {
  const { user } = await openCart([chainLine({ options: undefined })], () => [chainResponse()]);
  expect(
    await screen.findByRole('group', { name: 'Select the length for Fine Chain' }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
});

test('[BAG-02] the price of a line’s variant is compared, not that of its product', async () => {
  const chosen = { Length: '45 cm', Clasp: 'Ring' };
  await openCart([chainLine({ price: 1399, selectedOptions: chosen })], () => [chainResponse()]);
  expect(await screen.findByText('It was ₹1,399.00 when you added it')).toBeVisible();
  expect(screen.getByText('₹1,499.00 each')).toBeVisible();
});

test('[BAG-03] a line that is sold out changes to a variant that differs in one option, at its price', async () => {
  const chosen = { Length: '45 cm', Clasp: 'Ring' };
  const { user } = await openCart([chainLine({ price: 1499, selectedOptions: chosen })], () => [
    chainResponse(0),
  ]);
  const soldOut = within(await screen.findByRole('group', { name: /^Sold out/ }));
  expect(soldOut.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Change to Length 40 cm',
    'Change to Clasp Hook',
    'Move to Wishlist',
    'Remove',
  ]);
  await user.click(soldOut.getByRole('button', { name: 'Change to Clasp Hook' }));
  expect(screen.getByText('Length 45 cm, Clasp Hook')).toBeVisible();
  expect(screen.getByText('₹1,599.00 each')).toBeVisible();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('[BAG-05] a line that changes to another colour has the picture of that, and leads to it', async () => {
  const offer = {
    ...coatOffer(0),
    imgUrl: '/indigo.webp',
    images: [
      { url: '/indigo.webp', color: 'Indigo' },
      { url: '/camel.webp', color: 'Camel' },
    ],
    stock: { total: 9, variants: [{ size: 'M', color: 'Camel', quantity: 9 }] },
  };
  const indigoCoat = { ...mediumCoat, colors: ['Indigo', 'Camel'], selectedColor: 'Indigo' };
  const { cart, user } = await openCart([indigoCoat], () => [offer]);
  await user.click(await screen.findByRole('button', { name: 'Change to Color Camel' }));
  expect(cart.getState().lines).toEqual([
    expect.objectContaining({ selectedColor: 'Camel', image: '/camel.webp' }),
  ]);
  expect(screen.getByRole('link', { name: 'Wool Coat' })).toHaveAttribute(
    'href',
    '/product/p2?color=Camel',
  );
});

test('[PAGE-12] a line leads to the address that its product’s handle names', async () => {
  await openCart([chainLine({ handle: 'fine-chain' })]);
  expect(screen.getByRole('link', { name: 'Fine Chain' })).toHaveAttribute(
    'href',
    '/product/fine-chain',
  );
});
