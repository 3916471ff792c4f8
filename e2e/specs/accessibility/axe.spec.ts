import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { orderCard } from '../../support/pages/orders';
import { pay } from '../../support/pages/payment';
import { publicPages } from '../../support/shop/public-pages';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { signIn } from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

// A toast that is still fading in hasn't its final colours yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('axe finds nothing on the public pages', async ({ page, catalogue }) => {
  test.slow();
  for (const { path, heading } of publicPages(catalogue)) {
    await test.step(path, async () => {
      await open(page, path, heading);
      await expectAccessible(page);
    });
  }
});

test('axe finds nothing on the pages for missing content', async ({
  page,
  catalogue,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  for (const address of [
    '/404',
    '/product/nothing-like-this',
    `${catalogue.large.path}&page=9999`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('axe finds nothing on the quick view @phone', async ({ page, catalogue }) => {
  const { shelf, title } = catalogue.sized;
  await open(page, shelf.path, shelf.name);
  const card = page.getByRole('main').getByRole('article', { name: title, exact: true });
  await card.getByRole('button', { name: 'Quick view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add to Bag' }).press('Enter');
  await expect(dialog.getByText('Choose a size', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a product with a toast that asks for its size @phone', async ({
  page,
  catalogue,
}) => {
  await open(page, catalogue.sized.path, catalogue.sized.title);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expectToast(page, 'Please select a size', 'You must select a size before adding to cart');
  await expectAccessible(page);
});

test('axe finds nothing on forms with errors', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/40[0-9]/, /The sign-in failed/);
  const main = page.getByRole('main');
  await open(page, '/login', 'Sign In');
  await signIn(page, { email: 'nobody', password: 'short' });
  await expect(main.getByText('Invalid email address')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, { email: 'nobody@example.com', password: 'wrong-horse' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await open(page, '/register', 'Create Account');
  await main.getByRole('button', { name: 'Create Account' }).click();
  await expect(main.getByText('First name must be at least 2 characters')).toBeVisible();
  await expectAccessible(page);

  await open(page, '/track-order', 'Track Your Order');
  await main.getByRole('button', { name: 'Track Order' }).click();
  await expect(main.getByText('Order number is required')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on cart and checkout @phone', async ({ page, catalogue, regular }) => {
  const { sized } = catalogue;
  const chosen = { selectedSize: sized.size, selectedColor: sized.color };
  await startSignedIn(page, regular, [cartLine(sized, chosen), cartLine(sized)]);
  await open(page, '/cart', 'Shopping Cart');
  const main = page.getByRole('main');
  const sizes = main.getByRole('group', { name: 'Select a size' });
  await expect(sizes).toBeVisible();
  await expectAccessible(page);

  await sizes.getByRole('button').first().click();
  await main.getByRole('group', { name: 'Select a color' }).getByRole('button').first().click();
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Place Order' }).click();
  await expect(main.getByText('City is required')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the account’s pages @phone', async ({
  page,
  api,
  customer,
  catalogue,
}) => {
  await startSignedIn(page, customer);
  await open(page, '/account', 'Account Details');
  await expectAccessible(page);
  await open(page, '/orders', 'My Orders');
  await expectAccessible(page);

  const { id } = await api.placeOrder(customer, catalogue.plentiful.id);
  await page.reload();
  await expect(orderCard(page, id)).toContainText('Pending');
  await expectAccessible(page);

  await open(page, `/track-order?id=${id}`, 'Track Your Order');
  const main = page.getByRole('main');
  await main.getByLabel('Email or phone').fill(customer.email);
  await main.getByRole('button', { name: 'Track Order' }).click();
  await expect(main.getByRole('region', { name: `Order ${id}` })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing from the payment to the confirmation @phone', async ({
  page,
  api,
  regular,
  catalogue,
}) => {
  const { id } = await api.placeOrder(regular, catalogue.plentiful.id);
  await startSignedIn(page, regular);
  const main = page.getByRole('main');
  await page.goto('/payment');
  await expect(main.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await open(page, `/payment?orderId=${id}`, 'Complete Your Payment');
  await expectAccessible(page);
  await main.getByLabel('Payer’s name').clear();
  await main.getByRole('button', { name: 'Pay Now' }).click();
  await expect(main.getByText('Payer’s name is required')).toBeVisible();
  await main.getByRole('button', { name: 'Show Additional Fields' }).click();
  await expectAccessible(page);

  await pay(page, 'upi_qr', regular);
  await expect(main.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Choose another way to pay' }).click();
  await pay(page, 'card_redirect', regular);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expectAccessible(page);
});
