import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { layoutShift } from '../../support/checks/layout-shift';
import { placeOrder } from '../../support/pages/checkout';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[FRG-30] [FRG-33] the home page links to an unpaid order’s payment, without a layout shift @phone', async ({
  page,
  customer,
  catalogue,
}) => {
  const scarf = cartLine(catalogue.oneSize, { selectedSize: 'One Size' });
  await startSignedIn(page, customer, [scarf]);
  await page.goto('/checkout');
  const orderId = await placeOrder(page, customer);

  await page.goto('/');
  const latest = page.getByRole('complementary', { name: 'Your latest order' });
  await expect(latest).toContainText(`Order ${orderId} awaits payment`);
  expect(await layoutShift(page)).toBe(0);
  await expectAccessible(page);
  await latest.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(`/payment?orderId=${orderId}`);
});

test('[FRG-32] the home page requests no orders without a session', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/orders')) calls.push(request.url());
  });
  await page.goto('/');
  await expectInteractive(page);
  await expect(page.getByRole('complementary', { name: 'Your latest order' })).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('[FRG-31] the home page shows nothing to a shopper without an open order', async ({
  page,
  customer,
}) => {
  await startSignedIn(page, customer);
  const asked = page.waitForResponse((response) => response.url().endsWith('/orders'));
  await page.goto('/');
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('complementary', { name: 'Your latest order' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
});
