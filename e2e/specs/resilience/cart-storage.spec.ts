import { expectInCart } from '../../support/pages/cart';
import { cartLine, startWithStorage, storedCart } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const NO_CART = ['not JSON at all', '{"lines": 1}', 'null', '"text"', '[[], 7, null, {}]', ''];

test('[CART-12] an invalid entry under cart is read as an empty cart', async ({
  page,
  consoleGuard,
}) => {
  test.slow();
  for (const text of NO_CART) {
    await test.step(`${JSON.stringify(text)} under cart is read as an empty cart`, async () => {
      consoleGuard.allow(/The stored cart is not JSON/);
      await startWithStorage(page, { cart: text });
      await page.goto('/');
      await expectInCart(page, 0);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    });
  }
});

test('[CART-12] valid lines among invalid ones are kept, and their quantity can be raised', async ({
  page,
  catalogue,
  consoleGuard,
}) => {
  // The API has no related products for a product that it doesn't know.
  consoleGuard.allow(/404/);
  const good = cartLine(catalogue.oneSize, {
    quantity: 2,
    selectedSize: 'One Size',
    selectedColor: 'Default',
  });
  const lines = [
    { ...good, quantity: -1 },
    { ...good, price: 'free' },
    { id: 7 },
    good,
    'a line',
    { ...good, id: 'other', name: 'A foreign thing', sizes: 'S', colors: 7, selectedSize: 4 },
  ];
  await startWithStorage(page, { cart: JSON.stringify(lines) });
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expectInCart(page, 4);
  await expect(main.getByRole('link', { name: good.name })).toBeVisible();
  await expect(main.getByRole('link', { name: 'A foreign thing' })).toBeVisible();
  await main.getByRole('button', { name: `Increase quantity of ${good.name}` }).click();
  await expectInCart(page, 5);
});

test('[CART-01] the cart survives a reload and is there in a new tab', async ({
  page,
  context,
  catalogue,
}) => {
  await page.goto(catalogue.oneSize.path);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect.poll(() => storedCart(page)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('main').getByText('Subtotal')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expectInCart(other, 1);
});

test('[CART-02] a stored line has id, name, price, quantity, size, color and image', async ({
  page,
  catalogue,
}) => {
  const product = catalogue.sized;
  const picture = product.images.find(({ color }) => color === product.color);
  await page.goto(product.path);
  await page.getByRole('radio', { name: product.otherSize, exact: true }).check();
  await page.getByRole('radio', { name: product.color, exact: true }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      expect.objectContaining({
        id: product.id,
        name: product.title,
        price: product.regularPrice,
        quantity: 1,
        selectedSize: product.otherSize,
        selectedColor: product.color,
        image: picture?.url ?? product.imgUrl,
      }),
    ]);
});

test('[CART-13] a change in one tab appears in the other', async ({ page, context, catalogue }) => {
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const other = await context.newPage();
  await other.goto(catalogue.oneSize.path);
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(other).toHaveURL('/cart');

  await expectInCart(page, 1);
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expectInCart(other, 2);
  await other.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('[CART-13] two tabs that add at the same time lose no line', async ({
  page,
  context,
  catalogue,
}) => {
  const other = await context.newPage();
  await Promise.all([page.goto(catalogue.oneSize.path), other.goto(catalogue.sized.path)]);
  for (const name of [catalogue.sized.size, catalogue.sized.color]) {
    await other.getByRole('radio', { name, exact: true }).check();
  }
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Add to Cart' }).click()),
  );
  for (const tab of [page, other]) {
    await expect(tab.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(2);
    await expectInCart(tab, 2);
  }
});
