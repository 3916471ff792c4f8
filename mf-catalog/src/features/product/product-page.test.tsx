import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@storefront/shared/host';
import { createTestHost } from '@storefront/shared/testing/create-test-host';
import { renderRoute } from '@storefront/shared/testing/render-route';
import { parseProduct } from '../../lib/product/product';
import routes from '../../exposed/routes';
import { productResponse } from '../../testing/product-response';
import { storeWith } from '../../testing/store-info';

const sizes = (...value: string[]) => ({ key: 'Size', value });
const colors = (...value: string[]) => ({ key: 'Colours', value });

async function openProduct(response: unknown, id = 'jeans-1') {
  const test = createTestHost({
    responses: { [`GET /products/${encodeURIComponent(id)}`]: response },
  });
  const view = await renderRoute(routes.product, {
    host: test.host,
    path: '/product/:id',
    at: `/product/${encodeURIComponent(id)}`,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...test, ...view };
}

function jeans(fields: Record<string, unknown> = {}) {
  return productResponse('jeans-1', { title: 'Slim Jeans', ...fields });
}

function addToCart() {
  return screen.getByRole('button', { name: 'Add to Cart' });
}

test('[PDP-01] shows the product with its choices and its actions', async () => {
  await openProduct(jeans({ attributes: [sizes('S', 'M'), colors('Blue', 'Black')] }));
  expect(screen.getByRole('heading', { level: 1, name: 'Slim Jeans' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  const size = within(screen.getByRole('radiogroup', { name: 'Size' }));
  expect(size.getAllByRole('radio')).toHaveLength(2);
  const color = within(screen.getByRole('radiogroup', { name: 'Color' }));
  expect(color.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Quantity' })).toBeVisible();
  expect(addToCart()).toBeVisible();
});

test('[PDP-01] the back button leads to the listing where there is no way back', async () => {
  await openProduct(jeans());
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/products');
});

test('[PDP-01] the back button leads to where the shopper came from', async () => {
  const { router } = await openProduct(jeans());
  await act(() => router.navigate('/products?category=jeans'));
  await act(() => router.navigate('/product/jeans-1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/products?category=jeans');
});

test('[PDP-01] the wishlist button toggles the wishlist', async () => {
  const { commands } = await openProduct(jeans());
  const wishlist = screen.getByRole('button', { name: 'Wishlist' });
  expect(wishlist).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(wishlist);
  expect(commands).toEqual([{ name: 'wishlist.toggle', payload: { id: 'jeans-1' } }]);
});

test('[PDP-02] the only size is chosen already', async () => {
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

test.each([
  ['there are none', []],
  ['the first one is Default', [colors('Default', 'Blue')]],
])('[PDP-04] no colour to choose where %s', async (_, attributes) => {
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

test.each([
  ['a 404', 404, 'Product not found'],
  ['any other failure', 500, 'Failed to load product details'],
])('[PDP-06] %s', async (_, status, text) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openProduct(new HttpError('failed', { status }));
  expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  log.mockRestore();
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

test('[PDP-09] a picture that cannot be loaded gives way to a placeholder', async () => {
  await openProduct(jeans());
  const picture = screen.getByRole('img', { name: 'Slim Jeans' });
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image/));
});

test('shows material, fit and care as the store gives them', async () => {
  await openProduct(jeans({ attributes: [{ key: 'material', value: ['Denim, 13 oz'] }] }));
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('Material');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Denim, 13 oz');
});

test('leads to the policies of shipping and returns', async () => {
  await openProduct(jeans());
  expect(screen.getByRole('link', { name: 'Delivery times' })).toHaveAttribute('href', '/shipping');
  expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/return');
});

test('[PDP-03] a press without a size leads to the sizes', async () => {
  await openProduct(jeans({ attributes: [sizes('S', 'M')] }));
  await userEvent.click(addToCart());
  expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus();
});

test('[MAP-05] a featured product is marked', async () => {
  await openProduct(jeans({ attributes: [{ key: 'Featured', value: ['true'] }] }));
  expect(screen.getByText('Featured')).toBeVisible();
});

test('[MAP-09] shows description and categories as far as there are any', async () => {
  await openProduct(
    jeans({ description: 'Washed once.', masterCategory: 'Apparel', subCategory: 'Bottoms' }),
  );
  expect(screen.getByText('Washed once.')).toBeVisible();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['Apparel', 'Jeans', 'Women', 'Bottoms']);
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

test('a sold-out size is marked, and the quantity ends with what is left of a size', async () => {
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

test('another product begins with choices of its own', async () => {
  const test = createTestHost({
    responses: {
      'GET /products/a': productResponse('a', { attributes: [sizes('S', 'M')] }),
      'GET /products/b': productResponse('b', { attributes: [sizes('S', 'M')] }),
    },
  });
  const { router } = await renderRoute(routes.product, {
    host: test.host,
    path: '/product/:id',
    at: '/product/a',
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }));
  await act(() => router.navigate('/product/b'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Product b' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'M' })).not.toBeChecked();
});

describe('the head of the page', () => {
  const url = new URL('https://shop.example/product/jeans-1?ref=mail');
  const context = { params: { id: 'jeans-1' }, url, storeInfo: storeWith('Jeans') };

  test('names the product and describes it for search engines', () => {
    const product = parseProduct(
      jeans({ description: 'Washed once.', regularPrice: 1999.5, stock: { total: 4 } }),
    );
    expect(routes.product.meta({ ...context, data: { status: 'ready', product } })).toEqual({
      title: 'Slim Jeans',
      description: 'Washed once.',
      image: 'https://pictures.example/jeans-1.webp',
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Slim Jeans',
        sku: 'jeans-1',
        description: 'Washed once.',
        category: 'Jeans',
        image: ['https://pictures.example/jeans-1.webp'],
        offers: {
          '@type': 'Offer',
          url: 'https://shop.example/product/jeans-1',
          priceCurrency: 'INR',
          price: '1999.50',
          availability: 'https://schema.org/InStock',
        },
      },
    });
  });

  test('a product without a price carries no offer', () => {
    const product = parseProduct(jeans({ regularPrice: null }));
    const meta = routes.product.meta({ ...context, data: { status: 'ready', product } });
    expect(meta.jsonLd?.offers).toBeUndefined();
  });

  test('a missing product stays out of search engines', () => {
    const data = { status: 'missing', message: 'Product not found' };
    expect(routes.product.meta({ ...context, data })).toEqual({
      title: 'Product Not Found',
      noIndex: true,
    });
  });
});
