import { DEMO } from '../../support/shop/demo-products';
import { expectPageScreenshot, expectViewportScreenshot } from '../../support/checks/screenshots';
import { orderCard } from '../../support/pages/orders';
import { pay } from '../../support/pages/payment';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test('the quick view looks as it should', async ({ page }) => {
  await page.goto('/products?category=women');
  const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Sold out' });
  await card.getByRole('button', { name: 'Quick view' }).first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectViewportScreenshot(page, 'quick-view');
});

test('a form with errors looks as it should', async ({ page, viewport }) => {
  // The layout centres the form: if the window were too low for it, its position would depend on rounding.
  await page.setViewportSize({ width: viewport?.width ?? 0, height: 1400 });
  await page.goto('/register');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Create Account' }).click();
  await expect(main.getByText('First name must be at least 2 characters')).toBeVisible();
  await expectPageScreenshot(page, 'register-with-mistakes');
});

test('the cart and the checkout look as they should', async ({ page, api, customer }) => {
  const [sized, scarf] = await Promise.all([api.product(DEMO.sized), api.product(DEMO.oneSize)]);
  await startSignedIn(page, customer, [
    cartLine(sized, { selectedSize: 'M', selectedColor: 'Black', quantity: 2 }),
    cartLine(scarf, { selectedSize: 'One Size' }),
  ]);
  await page.goto('/cart');
  const proceed = page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeVisible();
  await expectPageScreenshot(page, 'cart-filled');

  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  await expectPageScreenshot(page, 'checkout');
});

test('the account’s pages look as they should', async ({ page, api, customer }) => {
  await startSignedIn(page, customer);
  await page.goto('/account');
  await expect(page.getByText(customer.email, { exact: true })).toBeVisible();
  await expectPageScreenshot(page, 'account', await page.getByText(customer.email).all());

  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  await expectPageScreenshot(page, 'orders-none');

  const { id } = await api.placeOrder(customer, DEMO.plentiful);
  await page.goto('/orders');
  await expect(orderCard(page, id)).toContainText('Pending');
  await expectPageScreenshot(page, 'orders');

  await page.goto(`/track-order?id=${id}`);
  const main = page.getByRole('main');
  await main.getByLabel('Email or phone').fill(customer.email);
  await main.getByRole('button', { name: 'Track Order' }).click();
  await expect(main.getByRole('region', { name: `Order ${id}` })).toBeVisible();
  await expectPageScreenshot(page, 'track-order-found');
});

test('the pages from the payment to the confirmation look as they should', async ({
  page,
  api,
  customer,
}) => {
  const { id } = await api.placeOrder(customer, DEMO.plentiful);
  await startSignedIn(page, customer);
  await page.goto(`/payment?orderId=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('form', { name: 'Payment' })).toBeVisible();
  await expectPageScreenshot(page, 'payment');

  await page.reload();
  await pay(page, 'upi_qr', customer);
  const code = main.getByRole('img', { name: 'QR code for your payment' });
  await expect(code).toBeVisible();
  await expectPageScreenshot(page, 'payment-qr', [code]);

  await page.goto(`/payment?orderId=${id}`);
  await pay(page, 'card_redirect', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expectPageScreenshot(page, 'order-success-paid');
});
