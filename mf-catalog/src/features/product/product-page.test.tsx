import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../../exposed/routes';
import { colors, jeans, openProduct, sizes } from '../../testing/open-product';
import { productResponse } from '../../testing/product-response';

afterEach(() => jest.restoreAllMocks());

test('[PDP-01] shows the product with its choices and its actions', async () => {
  await openProduct(jeans({ attributes: [sizes('S', 'M'), colors('Blue', 'Black')] }));
  expect(screen.getByRole('heading', { level: 1, name: 'Slim Jeans' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  const size = within(screen.getByRole('radiogroup', { name: 'Size' }));
  expect(size.getAllByRole('radio')).toHaveLength(2);
  const color = within(screen.getByRole('radiogroup', { name: 'Color' }));
  expect(color.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Quantity' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('[PDP-01] the back button opens the listing for a shopper who came from outside', async () => {
  await openProduct(jeans());
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/products');
});

test('[PDP-01] the back button returns to the page that the shopper came from', async () => {
  const { router } = await openProduct(jeans());
  await act(() => router.navigate('/products?category=jeans'));
  await act(() => router.navigate('/product/jeans-1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/products?category=jeans');
});

test.each([
  ['a 404', 404, 'Product not found'],
  ['any other failure', 500, 'Failed to load product details'],
])('[PDP-06] shows the reason after %s', async (_, status, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openProduct(new HttpError('failed', { status }));
  expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('a product that fails to load can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const responses = [new HttpError('failed', { status: 500 }), jeans()];
  await openProduct(() => responses.shift());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Slim Jeans' })).toBeVisible();
});

test('[PDP-09] a picture that cannot be loaded is replaced by a placeholder', async () => {
  await openProduct(jeans());
  const picture = screen.getByRole('img', { name: 'Slim Jeans' });
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image/));
});

test('shows material, fit and care as the API sends them', async () => {
  await openProduct(jeans({ attributes: [{ key: 'material', value: ['Denim, 13 oz'] }] }));
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('Material');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Denim, 13 oz');
});

test('[MAP-09] shows description and categories as far as there are any', async () => {
  await openProduct(
    jeans({ description: 'Washed once.', masterCategory: 'Apparel', subCategory: 'Bottoms' }),
  );
  expect(screen.getByText('Washed once.')).toBeVisible();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['Jeans', 'Women', 'Bottoms']);
});

test('[MAP-09] names the department of a product without a sub-category', async () => {
  await openProduct(jeans({ masterCategory: 'Apparel', parentCategory: undefined }));
  expect(screen.getByText('Department').nextSibling).toHaveTextContent('Apparel');
});

test('another product starts without the choices made for the previous one', async () => {
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

test('[LAW-01] says which price is the MRP, and what the attributes declare', async () => {
  await openProduct(
    jeans({
      regularPrice: 2499,
      discountedPrice: 1999,
      attributes: [
        { key: 'Net quantity', value: ['1 pair'] },
        { key: 'country of origin', value: 'India' },
        { key: 'Manufactured by', value: ['Noor Textiles, Bengaluru, Karnataka'] },
      ],
    }),
  );
  expect(screen.getByText('Inclusive of all taxes; the MRP is struck through')).toBeVisible();
  const declared = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
  expect(declared).toEqual(
    expect.arrayContaining([
      ['Country of origin', 'India'],
      ['Manufactured by', 'Noor Textiles, Bengaluru, Karnataka'],
      ['Net quantity', '1 pair'],
    ]),
  );
});

test('[PDP-13] names the collections of the product, with links to their lists', async () => {
  await openProduct(jeans({ collections: ['Diwali Edit', 'New In'], masterCategory: 'Apparel' }));
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Collection',
    'Category',
    'Sub-category',
  ]);
  const links = ['Diwali Edit', 'New In'].map((name) => screen.getByRole('link', { name }));
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Diwali EditNew In');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Diwali Edit', '/products?collection=Diwali%20Edit'],
    ['New In', '/products?collection=New%20In'],
  ]);
});

test('[PDP-12] says who makes the product', async () => {
  await openProduct(jeans({ vendor: 'House of Noor' }));
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('Brand');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('House of Noor');
});
