import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostProvider } from '@storefront/host';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { parseProduct } from '../../lib/product/product';
import { productResponse } from '../../testing/product-response';
import { ProductCard } from './product-card';

beforeAll(stubDialogElement);

/** Shows a listed product with these fields; `detail` is what the server sends of the product alone. */
function showCard(fields: Record<string, unknown> = {}, id = 'jeans-1', detail?: unknown) {
  const response = productResponse(id, { title: 'Slim Jeans', ...fields });
  const test = createTestHost({ responses: { [`GET /products/${id}`]: detail ?? response } });
  const product = parseProduct(response);
  const router = createMemoryRouter([{ path: '*', element: <ProductCard product={product} /> }]);
  render(
    <HostProvider host={test.host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  return { ...test, product };
}

const sizes = (...value: string[]) => ({ key: 'Sizes', value });
const colors = (...value: string[]) => ({ key: 'Color', value });

test('[CARD-01] picture and title link to the product, whatever its id', () => {
  showCard({}, 'a/b c');
  const links = screen.getAllByRole('link', { name: 'Slim Jeans' });
  expect(links).toHaveLength(2);
  links.forEach((link) => expect(link).toHaveAttribute('href', '/product/a%2Fb%20c'));
  expect(screen.getByRole('img', { name: 'Slim Jeans' })).toHaveStyle({ height: '340px' });
});

test('[CARD-02] offers the bag, the wishlist and a quick view, each reachable by keyboard', async () => {
  showCard();
  const reached: (string | null)[] = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    reached.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null);
  }
  expect(reached).toEqual(expect.arrayContaining(['Add to Bag', 'Wishlist', 'Quick view']));
  expect(screen.getByRole('button', { name: 'Add to Bag' })).toHaveAccessibleDescription(
    'Slim Jeans',
  );
});

test('[CARD-02] the heart toggles the wishlist and shows whether the product is on it', async () => {
  const { host, commands } = showCard();
  const heart = screen.getByRole('button', { name: 'Wishlist' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(commands).toEqual([{ name: 'wishlist.toggle', payload: { id: 'jeans-1', price: 1999 } }]);
  expect(host.wishlist.getState().ids).toEqual([]);
});

test('[CARD-02] the quick view lets the shopper choose size and colour and adds that', async () => {
  const { commands } = showCard({ attributes: [sizes('S', 'M'), colors('Blue', 'Black')] });
  await userEvent.click(screen.getByRole('button', { name: 'Quick view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slim Jeans' }));

  await userEvent.click(dialog.getByRole('button', { name: 'Add to Bag' }));
  const sizeGroup = dialog.getByRole('radiogroup', { name: 'Size' });
  expect(sizeGroup).toHaveAccessibleDescription('Choose a size');
  expect(within(sizeGroup).getByRole('radio', { name: 'S' })).toHaveFocus();
  expect(commands).toEqual([]);

  await userEvent.click(dialog.getByRole('radio', { name: 'M' }));
  expect(dialog.queryByText('Choose a size')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Bag' }));
  expect(dialog.getByText('Choose a color')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Black' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Bag' }));
  expect(commands).toMatchObject([
    {
      name: 'cart.add',
      payload: { id: 'jeans-1', quantity: 1, selectedSize: 'M', selectedColor: 'Black' },
    },
    { name: 'bag.show' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[CARD-03] a lowered price shows the badge, and the original price beside it', () => {
  showCard({ regularPrice: 2499, discountedPrice: 1999 });
  expect(screen.getByText('Sale')).toBeVisible();
  expect(screen.getByText('₹1,999')).toBeVisible();
  expect(screen.getByText('₹2,499')).toBeVisible();
});

test.each([
  ['without a discount', {}],
  ['with a discounted price that is no lower', { regularPrice: 1999, discountedPrice: 1999 }],
])('[CARD-03] no badge %s', (_, fields) => {
  showCard(fields);
  expect(screen.queryByText('Sale')).not.toBeInTheDocument();
});

test('[CARD-04] adds one piece with all fields of the product and its only size and colour', async () => {
  const { commands, product } = showCard({ attributes: [sizes('One Size'), colors('Ivory')] });
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));
  expect(commands).toEqual([
    {
      name: 'cart.add',
      payload: { ...product, quantity: 1, selectedSize: 'One Size', selectedColor: 'Ivory' },
    },
    { name: 'bag.show', payload: undefined },
  ]);
});

test.each([
  ['there are several', { attributes: [sizes('S', 'M'), colors('Blue', 'Black')] }],
  ['there are none', {}],
])('[CARD-04] leaves size and colour open where %s', async (_, fields) => {
  const { commands } = showCard(fields);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));
  expect(commands[0]?.payload).toMatchObject({
    quantity: 1,
    selectedSize: undefined,
    selectedColor: undefined,
  });
});

/** Presses "Add to Bag" of a product with these choices, and returns the dialog that asks for one. */
async function askedAfterAdding(fields: Record<string, unknown>) {
  const test = showCard(fields);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));
  return { ...test, dialog: within(await screen.findByRole('dialog', { name: 'Slim Jeans' })) };
}

test('[CARD-08] asks by what values are called in the language of the page, which the bag doesn’t store', async () => {
  const { commands, dialog } = await askedAfterAdding({
    attributes: [colors('Blue', 'Black')],
    labels: { Black: 'काला' },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'काला' }));
  const [added, chosen] = commands;
  expect(added?.payload).not.toHaveProperty('labels');
  expect(chosen?.payload).toMatchObject({ selectedColor: 'Black' });
});

test('[CARD-08] asks for a choice that is left open, then shows the bag', async () => {
  const { commands, dialog } = await askedAfterAdding({
    attributes: [sizes('S', 'M'), colors('Blue', 'Black')],
    stock: {
      total: 2,
      variants: [
        { size: 'S', color: 'Black', quantity: 0 },
        { size: 'M', color: 'Black', quantity: 2 },
      ],
    },
  });
  const soldOut = dialog.getByRole('button', { name: 'S sold out' });
  await userEvent.click(soldOut);
  expect(commands.map(({ name }) => name)).toEqual(['cart.add']);
  await userEvent.click(dialog.getByRole('button', { name: 'M' }));
  expect(dialog.getByRole('status')).toHaveTextContent('In your bag: Size M');
  expect(dialog.getByRole('button', { name: 'Black' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Black' }));
  expect(commands.slice(1)).toMatchObject([
    {
      name: 'cart.choose-variant',
      payload: { line: { id: 'jeans-1', selectedSize: undefined }, selectedSize: 'M' },
    },
    {
      name: 'cart.choose-variant',
      payload: { line: { id: 'jeans-1', selectedSize: 'M' }, selectedColor: 'Black' },
    },
    { name: 'bag.show' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[CARD-08] the second press of a double click chooses nothing', async () => {
  const { commands, dialog } = await askedAfterAdding({ attributes: [sizes('S', 'M')] });
  const size = dialog.getByRole('button', { name: 'M' });
  fireEvent.click(size, { detail: 2 });
  expect(commands.map(({ name }) => name)).toEqual(['cart.add']);
  fireEvent.click(size, { detail: 1 });
  expect(commands.at(-1)).toMatchObject({ name: 'bag.show' });
});

test('[CARD-08] closed without a choice, it leaves the piece in the bag', async () => {
  const { commands, dialog } = await askedAfterAdding({ attributes: [sizes('S', 'M')] });
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(commands.map(({ name }) => name)).toEqual(['cart.add', 'bag.show']);
});

test('[CARD-05] a picture that cannot be loaded is replaced by a placeholder', () => {
  showCard();
  const picture = screen.getByRole('img', { name: 'Slim Jeans' });
  expect(picture).toHaveAttribute('src', 'https://pictures.example/jeans-1.webp');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image/));
});

test.each([
  ['is sold out', { stock: { total: 0 } }, 'Sold Out'],
  ['has no price', { regularPrice: null }, 'Unavailable'],
])('a product that %s says so and cannot be added', async (_, fields, text) => {
  const { commands } = showCard(fields);
  const button = screen.getByRole('button', { name: text });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(commands).toEqual([]);
});

test('[CART-14] a double click adds one piece, a later click another one', () => {
  const { commands } = showCard();
  const button = screen.getByRole('button', { name: 'Add to Bag' });
  const added = () => commands.filter(({ name }) => name === 'cart.add');
  /** Clicks at a time in milliseconds. */
  const clickAt = (timeStamp: number) => {
    const click = new MouseEvent('click', { bubbles: true });
    fireEvent(button, Object.defineProperty(click, 'timeStamp', { value: timeStamp }));
  };
  clickAt(10_000);
  clickAt(10_200);
  expect(added()).toHaveLength(1);
  clickAt(11_000);
  expect(added()).toHaveLength(2);
});

const LENGTH = { name: 'Length', values: ['40 cm', '45 cm'] };

test('[PDP-11] a product whose variants have different prices shows the lowest one', () => {
  showCard({ regularPrice: 1299, priceVaries: true });
  expect(screen.getByText('₹1,299')).toHaveTextContent('From ₹1,299');
});

test('[CARD-04] leaves a further choice open where there are several values', async () => {
  const { commands } = showCard({
    regularPrice: 1299,
    priceVaries: true,
    options: [LENGTH, { name: 'Clasp', values: ['Ring'] }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));
  expect(commands[0]?.payload).toMatchObject({
    price: 1299,
    options: [LENGTH, { name: 'Clasp', values: ['Ring'] }],
    selectedOptions: { Clasp: 'Ring' },
  });
});

test('[PDP-10] the quick view asks for a further choice, and shows what it costs', async () => {
  const { commands } = showCard({
    regularPrice: 1299,
    priceVaries: true,
    options: [LENGTH],
    stock: {
      total: 4,
      variants: [
        { size: null, color: null, options: { Length: '40 cm' }, quantity: 2 },
        { size: null, color: null, options: { Length: '45 cm' }, regularPrice: 1499, quantity: 2 },
      ],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Quick view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slim Jeans' }));
  expect(dialog.getByText('₹1,299')).toHaveTextContent('From ₹1,299');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Bag' }));
  expect(dialog.getByText('Choose the length')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: '45 cm' }));
  expect(dialog.getByText('₹1,499')).toHaveTextContent(/^₹1,499$/);
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Bag' }));
  expect(commands[0]).toMatchObject({
    name: 'cart.add',
    payload: { price: 1499, selectedOptions: { Length: '45 cm' } },
  });
});

test('[PDP-10] the quick view gets the choices that lists don’t have, and preselects an only one', async () => {
  const response = productResponse('chain-1', {
    title: 'Slim Jeans',
    options: [LENGTH, { name: 'Clasp', values: ['Ring'] }],
    stock: { total: 1, variants: [{ options: { Length: '45 cm', Clasp: 'Ring' }, quantity: 1 }] },
  });
  const { commands } = showCard({}, 'chain-1', response);
  await userEvent.click(screen.getByRole('button', { name: 'Quick view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slim Jeans' }));
  await userEvent.click(await dialog.findByRole('radio', { name: '45 cm' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Bag' }));
  expect(commands[0]?.payload).toMatchObject({
    selectedOptions: { Length: '45 cm', Clasp: 'Ring' },
  });
});

test('[PAGE-12] a card leads to the address that the product’s handle names', () => {
  showCard({ handle: 'slim jeans' });
  screen
    .getAllByRole('link', { name: 'Slim Jeans' })
    .forEach((link) => expect(link).toHaveAttribute('href', '/product/slim%20jeans'));
});
