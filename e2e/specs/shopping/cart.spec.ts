import { DEMO } from '../../support/demo-products';
import { rupees } from '../../support/money';
import { cartLine, startSignedIn, startWithStorage } from '../../support/shopper';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/toast';

const SCARF = 'Ribbed Lambswool Scarf';

test('[CART-04] a product that isn’t in the cart is added', async ({ page }) => {
  await page.goto(`/product/${DEMO.oneSize}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Added to cart', `${SCARF} added to your cart.`);
});

test('[CART-03] the same variant again raises its quantity', async ({ page }) => {
  for (const title of ['Added to cart', 'Cart updated']) {
    await page.goto(`/product/${DEMO.oneSize}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  }
  await expectToast(page, 'Cart updated', `${SCARF} quantity increased.`);
  await expect(page.getByRole('group', { name: `Quantity of ${SCARF}` })).toContainText('2');
});

test('[CART-05] removing a line touches that line alone', async ({ page, api }) => {
  const product = await api.product(DEMO.sized);
  const line = { ...cartLine(product), selectedColor: 'Black' };
  await startWithStorage(page, {
    cart: JSON.stringify([
      { ...line, selectedSize: 'M' },
      { ...line, selectedSize: 'L' },
    ]),
  });
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${product.title}, Size M, Color Black` }).click();
  await expectToast(page, 'Removed from cart', `${product.title} removed from your cart.`);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(page.getByText('Size L, Color Black')).toBeVisible();
});

test('[CART-06] the cart can be cleared', async ({ page, api }) => {
  const line = cartLine(await api.product(DEMO.oneSize));
  await startWithStorage(page, { cart: JSON.stringify([line]) });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expectToast(page, 'Cart cleared', 'All items have been removed from your cart.');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('[CART-07] a quantity doesn’t go below 1', async ({ page, api }) => {
  const line = cartLine(await api.product(DEMO.oneSize));
  await startWithStorage(page, { cart: JSON.stringify([line]) });
  await page.goto('/cart');
  const less = page.getByRole('button', { name: /^Decrease quantity/ });
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: `Quantity of ${SCARF}` })).toContainText('1');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('[CART-08] the total is the sum of prices times quantities', async ({ page, api }) => {
  const [scarf, shirt] = await Promise.all([api.product(DEMO.oneSize), api.product(DEMO.sized)]);
  await startWithStorage(page, {
    cart: JSON.stringify([
      { ...cartLine(scarf), quantity: 3 },
      { ...cartLine(shirt), quantity: 2, selectedSize: 'M', selectedColor: 'Black' },
    ]),
  });
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(rupees(3 * scarf.regularPrice + 2 * shirt.regularPrice));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
});

test('[CART-09] an empty cart says so and leads home', async ({ page }) => {
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Your cart is empty')).toBeVisible();
  await main.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
});

test('[CARD-04] a card adds one piece without a size, and the cart asks for it', async ({
  page,
  customer,
  api,
}) => {
  const { title } = await api.product(DEMO.sized);
  await startSignedIn(page, customer);
  await page.goto('/products?category=men');
  const card = page.getByRole('article', { name: title });
  await card.hover();
  await card.getByRole('button', { name: 'Add to Bag' }).click();
  await expectToast(page, 'Added to cart', `${title} added to your cart.`);

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/cart');
  await main
    .getByRole('group', { name: /^Select a size/ })
    .getByRole('button')
    .first()
    .click();
  await main
    .getByRole('group', { name: /^Select a color/ })
    .getByRole('button')
    .first()
    .click();
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
});
