import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseProduct } from '../../../lib/product/product';
import { chain, colors, jeans, openProduct, sizes } from '../../../testing/open-product';

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

const LENGTHS = { name: 'Length', values: ['30', '32'] };

test('[PDP-10] a further choice is shown by its name, and what is chosen of it reaches the cart', async () => {
  const response = jeans({ attributes: [sizes('S', 'M')], options: [LENGTHS] });
  const { commands } = await openProduct(response);
  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  const lengths = within(screen.getByRole('radiogroup', { name: 'Length' }));
  await userEvent.click(lengths.getByRole('radio', { name: '32' }));
  await userEvent.click(addToCart());
  expect(commands).toEqual([
    {
      name: 'cart.add',
      payload: {
        ...parseProduct(response),
        quantity: 1,
        selectedSize: 'M',
        selectedOptions: { Length: '32' },
      },
    },
  ]);
});

test('[PDP-10] asks for a missing choice by its name, and moves the focus there', async () => {
  const { commands } = await openProduct(
    jeans({ attributes: [colors('Blue')], options: [LENGTHS] }),
  );
  expect(addToCart()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(addToCart());
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Please select the length',
        description: 'You must select the length before adding to cart',
        tone: 'destructive',
      },
    },
  ]);
  expect(screen.getByRole('radio', { name: '30' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: '30' }));
  expect(addToCart()).not.toHaveAttribute('aria-disabled', 'true');
});

test('[PDP-10] an only value is chosen from the start; options are in the product’s order', async () => {
  const clasp = { name: 'Clasp', values: ['Ring'] };
  const { commands } = await openProduct(jeans({ options: [LENGTHS, clasp] }));
  expect(screen.getByRole('radio', { name: 'Ring' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '32' }));
  await userEvent.click(addToCart());
  const { selectedOptions = {} } = (commands[0]?.payload ?? {}) as { selectedOptions?: object };
  expect(Object.entries(selectedOptions)).toEqual([
    ['Length', '32'],
    ['Clasp', 'Ring'],
  ]);
});

test('[PDP-10] a value that is sold out is marked, and so is a choice with it', async () => {
  await openProduct(
    jeans({
      options: [LENGTHS],
      stock: {
        total: 2,
        variants: [
          { size: null, color: null, options: { Length: '30' }, quantity: 0 },
          { size: null, color: null, options: { Length: '32' }, quantity: 2 },
        ],
      },
    }),
  );
  await userEvent.click(screen.getByRole('radio', { name: '30 sold out' }));
  expect(screen.getByText('This choice is sold out.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sold Out' })).toBeVisible();
});

/** The price, the original one and the sale badge, as the page shows them. */
const shownPrice = () =>
  screen.getByRole('heading', { level: 1 }).parentElement?.querySelector('[aria-live]');

test('[PDP-11] shows the lowest price until the choice determines it, and then that of the choice', async () => {
  const { commands } = await openProduct(chain());
  expect(shownPrice()).toHaveTextContent(/^From ₹1,299.00$/);
  await userEvent.click(screen.getByRole('radio', { name: '45 cm' }));
  expect(shownPrice()).toHaveTextContent('Sale priceFrom ₹1,499.00Original price₹1,799.00Sale');
  await userEvent.click(screen.getByRole('radio', { name: 'Silver' }));
  expect(shownPrice()).toHaveTextContent('Sale price₹1,499.00Original price₹1,799.00Sale');
  await userEvent.click(addToCart());
  expect(commands).toMatchObject([
    {
      name: 'cart.add',
      payload: { price: 1499, selectedColor: 'Silver', selectedOptions: { Length: '45 cm' } },
    },
  ]);
});

test('[PDP-11] where prices differ, a color has to be chosen, too', async () => {
  const { commands } = await openProduct(chain());
  await userEvent.click(screen.getByRole('radio', { name: '40 cm' }));
  await userEvent.click(addToCart());
  expect(commands).toMatchObject([
    { name: 'toast.show', payload: { title: 'Please select a color' } },
  ]);
  expect(screen.getByRole('radio', { name: 'Silver' })).toHaveFocus();
});

test('[PDP-15] without pictures of its colors, a color has to be chosen, and is asked for at the choice', async () => {
  const { commands } = await openProduct(jeans({ attributes: [colors('Blue', 'Black')] }));
  await userEvent.click(addToCart());
  expect(commands).toMatchObject([{ name: 'toast.show' }]);
  const group = screen.getByRole('radiogroup', { name: 'Color' });
  expect(group).toHaveAccessibleDescription('Choose a color');
  await userEvent.click(screen.getByRole('radio', { name: 'Black' }));
  expect(screen.queryByText('Choose a color')).not.toBeInTheDocument();
});

const picturesOf = (...names: string[]) =>
  names.map((color) => ({ url: `https://pictures.example/${color}.webp`, color }));

test.each([
  ['the color that is shown', 2, 'Blue'],
  ['another color, if that is sold out', 0, 'Black'],
])('[PDP-15] chooses %s', async (_, blue, chosen) => {
  await openProduct(
    jeans({
      attributes: [colors('Blue', 'Black')],
      imgUrl: 'https://pictures.example/Blue.webp',
      images: picturesOf('Blue', 'Black'),
      stock: {
        total: 2 + blue,
        variants: [
          { size: null, color: 'Blue', quantity: blue },
          { size: null, color: 'Black', quantity: 2 },
        ],
      },
    }),
  );
  expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
});
