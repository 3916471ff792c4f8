import { DEMO } from '../../support/demo-products';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/toast';

test('[PDP-03] without a size the button explains itself instead of adding', async ({ page }) => {
  await page.goto(`/product/${DEMO.sized}`);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Please select a size', 'You must select a size before adding to cart');
  await expect(page).toHaveURL(`/product/${DEMO.sized}`);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
});

test('[PDP-02] a single One Size is chosen already', async ({ page }) => {
  await page.goto(`/product/${DEMO.oneSize}`);
  await expect(page.getByRole('radio', { name: 'One Size' })).toBeChecked();
});

test('[PDP-04] a product whose colour is Default shows no choice of colours', async ({ page }) => {
  await page.goto(`/product/${DEMO.oneSize}`);
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Color' })).toBeHidden();
});

test('[PDP-08] the cart receives the quantity that was chosen', async ({ page }) => {
  await page.goto(`/product/${DEMO.oneSize}`);
  await page.getByRole('button', { name: 'Decrease quantity' }).focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: 'Increase quantity' });
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('[PDP-06] an unknown product is a 404 that says so and leads home', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*404/);
  const answer = await page.goto('/product/no-such-thing');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await expect(main.getByText('Product not found', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[PDP-01] the back button leads to the list that the shopper came from', async ({ page }) => {
  await page.goto('/products?category=women&page=2');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/products?category=women&page=2');
});
