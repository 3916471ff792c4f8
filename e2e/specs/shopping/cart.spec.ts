import { expectInCart } from '../../support/pages/cart';
import { rupees } from '../../support/pages/money';
import { cartLine, startSignedIn, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[CART-04] a product that isn’t in the cart becomes a line', async ({ page, catalogue }) => {
  await page.goto(catalogue.oneSize.path);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Added to cart', `${catalogue.oneSize.title} added to your cart.`);
});

test('[CART-03] the same variant again raises its quantity', async ({ page, catalogue }) => {
  for (const title of ['Added to cart', 'Cart updated']) {
    await page.goto(catalogue.oneSize.path);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  }
  await expectToast(page, 'Cart updated', `${catalogue.oneSize.title} quantity increased.`);
  await expect(
    page.getByRole('group', { name: `Quantity of ${catalogue.oneSize.title}` }),
  ).toContainText('2');
});

test('[CART-05] removing a line leaves the other lines unchanged', async ({ page, catalogue }) => {
  const product = catalogue.sized;
  const line = { ...cartLine(product), selectedColor: product.color };
  await startWithStorage(page, {
    cart: JSON.stringify([
      { ...line, selectedSize: product.size },
      { ...line, selectedSize: product.otherSize },
    ]),
  });
  await page.goto('/cart');
  await page
    .getByRole('button', {
      name: `Remove ${product.title}, Size ${product.size}, Color ${product.color}`,
    })
    .click();
  await expectToast(page, 'Removed from cart', `${product.title} removed from your cart.`);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(page.getByText(`Size ${product.otherSize}, Color ${product.color}`)).toBeVisible();
});

test('[CART-06] the cart can be cleared', async ({ page, catalogue }) => {
  const line = cartLine(catalogue.oneSize);
  await startWithStorage(page, { cart: JSON.stringify([line]) });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expectToast(page, 'Cart cleared', 'All items have been removed from your cart.');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('[CART-07] a quantity doesn’t go below 1', async ({ page, catalogue }) => {
  const line = cartLine(catalogue.oneSize);
  await startWithStorage(page, { cart: JSON.stringify([line]) });
  await page.goto('/cart');
  const less = page.getByRole('button', { name: /^Decrease quantity/ });
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: `Quantity of ${catalogue.oneSize.title}` }),
  ).toContainText('1');
  await expectInCart(page, 1);
});

test('[CART-08] the total is the sum of prices times quantities @smoke', async ({
  page,
  catalogue,
}) => {
  const { oneSize: scarf, sized: shirt } = catalogue;
  await startWithStorage(page, {
    cart: JSON.stringify([
      { ...cartLine(scarf), quantity: 3 },
      { ...cartLine(shirt), quantity: 2, selectedSize: shirt.size, selectedColor: shirt.color },
    ]),
  });
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(rupees(3 * scarf.regularPrice + 2 * shirt.regularPrice));
  await expectInCart(page, 5);
});

test('[CART-09] an empty cart says so and links to the home page', async ({ page }) => {
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Your cart is empty')).toBeVisible();
  await main.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
});

test('[CARD-04] a card adds one unit without a size, and the cart asks for the size', async ({
  page,
  regular,
  catalogue,
}) => {
  const { title, shelf } = catalogue.sized;
  await startSignedIn(page, regular);
  await page.goto(shelf.path);
  const card = page.getByRole('article', { name: title, exact: true });
  await card.hover();
  await card.getByRole('button', { name: 'Add to Bag' }).click();
  await expectToast(page, 'Added to cart', `${title} added to your cart.`);
  await page.getByRole('dialog', { name: title, exact: true }).press('Escape');

  const bag = page.getByRole('dialog', { name: 'Your Bag' });
  await bag.getByRole('link', { name: 'View bag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
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
