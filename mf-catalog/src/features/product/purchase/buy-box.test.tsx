import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseProduct } from '../../../lib/product/product';
import { colors, jeans, openProduct, sizes } from '../../../testing/open-product';

function addToCart() {
  return screen.getByRole('button', { name: 'Add to Cart' });
}

test('[PDP-01] the wishlist button toggles the wishlist', async () => {
  const { commands } = await openProduct(jeans());
  const wishlist = screen.getByRole('button', { name: 'Wishlist' });
  expect(wishlist).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(wishlist);
  expect(commands).toEqual([{ name: 'wishlist.toggle', payload: { id: 'jeans-1', price: 1999 } }]);
});

test('[PDP-02] the only size is chosen from the start', async () => {
  const { commands } = await openProduct(jeans({ attributes: [sizes('One Size')] }));
  expect(screen.getByRole('radio', { name: 'One Size' })).toBeChecked();
  await userEvent.click(addToCart());
  expect(commands).toMatchObject([{ name: 'cart.add', payload: { selectedSize: 'One Size' } }]);
});

test('[PDP-03] asks for a size first', async () => {
  const { commands, router } = await openProduct(jeans({ attributes: [sizes('S', 'M')] }));
  expect(addToCart()).toHaveAttribute('aria-disabled', 'true');
  expect(addToCart()).toBeEnabled();
  await userEvent.click(addToCart());
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Please select a size',
        description: 'You must select a size before adding to cart',
        tone: 'destructive',
      },
    },
  ]);
  expect(router.state.location.pathname).toBe('/product/jeans-1');

  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  expect(addToCart()).not.toHaveAttribute('aria-disabled', 'true');
});

test('[PDP-03] without a size, adding to the cart moves the focus to the sizes', async () => {
  await openProduct(jeans({ attributes: [sizes('S', 'M')] }));
  await userEvent.click(addToCart());
  expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus();
});

test.each([
  ['there are none', []],
  ['the first one is Default', [colors('Default', 'Blue')]],
])('[PDP-04] offers no colours where %s', async (_, attributes) => {
  await openProduct(jeans({ attributes }));
  expect(screen.queryByRole('radiogroup', { name: 'Color' })).not.toBeInTheDocument();
});

test('[PDP-05] adds what is chosen and goes to the cart', async () => {
  const response = jeans({ attributes: [sizes('S', 'M'), colors('Blue', 'Black')] });
  const { commands } = await openProduct(response);
  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Black' }));
  await userEvent.click(addToCart());
  expect(commands).toEqual([
    {
      name: 'cart.add',
      payload: {
        ...parseProduct(response),
        quantity: 1,
        selectedSize: 'M',
        selectedColor: 'Black',
      },
    },
  ]);
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/cart');
});

test('[PDP-07] prices have two decimals, and the original one is struck through', async () => {
  await openProduct(jeans({ regularPrice: 2499, discountedPrice: 1999.5 }));
  expect(screen.getByText('₹1,999.50')).toBeVisible();
  expect(screen.getByText('₹2,499.00').tagName).toBe('S');
});

test('[PDP-08] the cart gets the chosen quantity, which stays at one or above', async () => {
  const { commands } = await openProduct(jeans());
  const quantity = within(screen.getByRole('group', { name: 'Quantity' }));
  await userEvent.click(quantity.getByRole('button', { name: /Decrease/ }));
  expect(quantity.getByText('1')).toBeVisible();
  await userEvent.click(quantity.getByRole('button', { name: /Increase/ }));
  await userEvent.click(quantity.getByRole('button', { name: /Increase/ }));
  await userEvent.click(addToCart());
  expect(commands).toMatchObject([{ name: 'cart.add', payload: { quantity: 3 } }]);
});

test('links to the policies on shipping and returns', async () => {
  await openProduct(jeans());
  expect(screen.getByRole('link', { name: 'Delivery times' })).toHaveAttribute('href', '/shipping');
  expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/return');
});

test('[MAP-05] a featured product is marked', async () => {
  await openProduct(jeans({ attributes: [{ key: 'Featured', value: ['true'] }] }));
  expect(screen.getByText('Featured')).toBeVisible();
});

test('a product without a price costs ₹0.00 and cannot be bought', async () => {
  const { commands } = await openProduct(jeans({ regularPrice: null }));
  expect(screen.getByText('₹0.00')).toBeVisible();
  expect(screen.getByText('This product is currently unavailable.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unavailable' }));
  expect(commands).toEqual([]);
});

test('a sold-out product says so and cannot be bought', async () => {
  const { commands } = await openProduct(jeans({ stock: { total: 0, variants: [] } }));
  expect(screen.getByText('This product is sold out.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sold Out' }));
  expect(commands).toEqual([]);
});

test('a sold-out size is marked, and the quantity stops at what is left of another', async () => {
  await openProduct(
    jeans({
      attributes: [sizes('S', 'M')],
      stock: {
        total: 2,
        variants: [
          { size: 'S', color: null, quantity: 0 },
          { size: 'M', color: null, quantity: 2 },
        ],
      },
    }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'S sold out' }));
  expect(screen.getByText('This choice of size and color is sold out.')).toBeVisible();

  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  const increase = screen.getByRole('button', { name: /Increase/ });
  await userEvent.click(increase);
  await userEvent.click(increase);
  expect(screen.getByRole('group', { name: 'Quantity' })).toHaveTextContent('2');
});
