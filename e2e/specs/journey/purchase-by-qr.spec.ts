import { newShopper } from '../../support/api/customers';
import { expectInCart } from '../../support/pages/cart';
import {
  addToCart,
  openCategory,
  openProduct,
  openProductNamed,
} from '../../support/pages/catalog';
import { placeOrder } from '../../support/pages/checkout';
import { readRupees, rupees, shortRupees } from '../../support/pages/money';
import { orderSummary } from '../../support/pages/order-summary';
import { openPaymentOnPhone, pay, paymentResponse } from '../../support/pages/payment';
import { accountLink, register } from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[DONE-01] a new shopper registers during the checkout, pays by QR and gets the confirmation @phone @smoke', async ({
  page,
  catalogue,
  isMobile,
}) => {
  const shopper = newShopper();
  const { large, sized } = catalogue;
  const main = page.getByRole('main');
  let total = 0;
  let orderId = '';

  await test.step('finds two products', async () => {
    await page.goto('/');
    await openCategory(page, large.name, isMobile);
    await main.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(main.getByText(/^Showing 13 to \d+ of \d+ items$/)).toBeVisible();
    await openProduct(page);
    await addToCart(page);
    await expectInCart(page, 1);

    await openCategory(page, sized.shelf.name, isMobile);
    await openProductNamed(page, sized.title);
    await addToCart(page, sized);
    await main.getByRole('button', { name: `Increase quantity of ${sized.title}` }).click();
    await expectInCart(page, 3);
    total = await readRupees(main.getByText('Subtotal').locator('..'));
  });

  await test.step('has to sign in, registers and is back, signed in', async () => {
    await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expectToast(page, 'Login Required', 'Please login to proceed with checkout');
    await expect(page).toHaveURL('/login');

    await page.getByRole('link', { name: 'Create Account' }).click();
    await register(page, shopper);
    await expectToast(page, 'Success!', 'Account created successfully. You are signed in.');
    await expect(page).toHaveURL('/checkout');
  });

  await test.step('places the order', async () => {
    const summary = await orderSummary(page, isMobile);
    await expect(summary.getByRole('listitem')).toHaveCount(2);
    await expect(summary).toContainText(rupees(total));
    orderId = await placeOrder(page, shopper);
    await expectInCart(page, 0);
  });

  await test.step('pays with the phone', async () => {
    const response = paymentResponse(page);
    await pay(page, 'upi_qr', shopper);
    await expect(
      main.getByRole('heading', { name: 'Scan QR Code to Complete Payment' }),
    ).toBeVisible();
    const phone = await openPaymentOnPhone(page, await response);
    await expect(phone.getByText(orderId)).toBeVisible();
    await phone.getByRole('button', { name: 'Approve payment' }).click();
    await expect(phone).toHaveURL(/\/order-success/);
    await phone.close();

    await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
    await expect(main.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  });

  await test.step('sees the order and signs out', async () => {
    await main.getByRole('link', { name: 'View My Orders' }).click();
    const order = main.getByRole('article', { name: `Order ${orderId}` });
    await expect(order.getByText('Processing', { exact: true })).toBeVisible();
    await expect(order.getByText(`Total: ${shortRupees(total)}`)).toBeVisible();
    await expect(order.getByRole('link', { name: 'Pay Now' })).toBeHidden();

    await accountLink(page).click();
    await main.getByRole('button', { name: 'Sign Out' }).click();
    await expectToast(page, 'Logged out', 'You have been logged out successfully.');
    await expect(page).toHaveURL('/');
  });

  await test.step('tracks the order signed out', async () => {
    await page.goto('/track-order');
    await main.getByLabel('Order number').fill(orderId);
    await main.getByLabel('Email or phone').fill(shopper.phone);
    await main.getByRole('button', { name: 'Track Order' }).click();
    await expectToast(page, 'Order found', 'Your order status has been loaded');
    const order = main.getByRole('region', { name: `Order ${orderId}` });
    await expect(order.getByText('Processing', { exact: true })).toBeVisible();
  });
});
