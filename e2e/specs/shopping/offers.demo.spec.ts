import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { runOperatorCommand } from '../../support/api/operator';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { applyCode } from '../../support/pages/coupon-codes';
import { rupees } from '../../support/pages/money';
import { openOrder } from '../../support/pages/order';
import { orderSummary } from '../../support/pages/order-summary';
import { pay } from '../../support/pages/payment';
import { DRESS } from '../../support/shop/demo-products';
import { cartLine, startSignedIn, stored } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const WELCOME = 'WELCOME10';
const TITLE = '10% off your first order';

/** The amount of a row with that name, without a title below the name. */
const amountOf = (part: Locator, name: string | RegExp) =>
  part.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');

test('[OFFR-01] [OFFR-04] a code takes "Discount" off the cart, which stays from the cart to the order, and a return refunds what was paid @phone @smoke', async ({
  page,
  api,
  customer,
  isMobile,
}) => {
  test.slow();
  const line = cartLine(await api.product(DRESS.id), { selectedSize: 'M', quantity: 2 });
  const subtotal = line.price * 2;
  const discount = subtotal / 10;
  const total = rupees(subtotal - discount);
  await startSignedIn(page, customer, [{ ...line, selectedColor: 'Champagne' }]);
  await page.goto('/cart');
  await expectInteractive(page);
  await applyCode(page, ' welcome10 ');
  await expect(page.getByText('The code is applied.')).toHaveRole('status');
  const cart = page.getByRole('region', { name: 'Summary' });
  await expect(amountOf(cart, TITLE)).toHaveText(`−${rupees(discount)}`);
  await expect(cart.getByText(total)).toBeVisible();
  await page.reload();
  await expect(amountOf(cart, TITLE)).toHaveText(`−${rupees(discount)}`);

  await page.goto('/checkout');
  const summary = await orderSummary(page, isMobile);
  await expect(amountOf(summary, 'Subtotal')).toContainText(rupees(subtotal));
  await expect(amountOf(summary, 'Discount')).toHaveText(`−${rupees(discount)}`);
  await fillAddress(page, customer);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const orderId = orderIdOf(page);
  expect(await stored(page, 'couponCodes')).toBeNull();
  const payment = page.getByRole('region', { name: 'Your Order' });
  await expect(amountOf(payment, TITLE)).toHaveText(`−${rupees(discount)}`);
  await expect(amountOf(payment, 'Amount to pay')).toHaveText(total);
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expect(amountOf(page.getByRole('main'), 'Paid')).toHaveText(total);

  await runOperatorCommand('ship', { orderId, tracking: 'T-1' });
  await runOperatorCommand('deliver', { orderId });
  await openOrder(page, orderId);
  const paid = page.getByRole('region', { name: 'Payment' });
  await expect(amountOf(paid, TITLE)).toHaveText(`−${rupees(discount)}`);
  await expect(amountOf(paid, /^Total/)).toHaveText(total);

  await page.getByRole('link', { name: 'Return or Exchange' }).click();
  const form = page.getByRole('form', { name: 'Return or exchange' });
  await form.getByRole('button', { name: /^Increase quantity of/ }).click();
  await form.getByLabel('Reason').selectOption('Too small');
  await form.getByRole('button', { name: 'Review Request' }).click();
  const half = rupees((subtotal - discount) / 2);
  await expect(amountOf(page.getByRole('main'), 'Refund')).toHaveText(half);
});

test('[OFFR-02] [OFFR-03] a code that can’t be used says why at the field, and of two for the same pieces the better one is used', async ({
  page,
  api,
  customer,
}) => {
  const line = cartLine(await api.product(DRESS.id), { selectedSize: 'M' });
  await startSignedIn(page, customer, [{ ...line, selectedColor: 'Champagne' }]);
  await page.goto('/cart');
  await expectInteractive(page);
  const field = page.getByLabel('Coupon or gift card code');
  await applyCode(page, 'SUMMER3');
  await expect(field).toHaveAccessibleDescription('This code ended on August 31, 2024.');
  await expect(field).toBeFocused();
  await applyCode(page, 'NOSUCHCODE');
  await expect(field).toHaveAccessibleDescription('There is no code “NOSUCHCODE”.');
  await expectAccessible(page);

  await applyCode(page, 'ATELIER1000');
  const discount = amountOf(page.getByRole('region', { name: 'Summary' }), 'Discount');
  await expect(discount).toHaveText('−₹1,000.00');
  await applyCode(page, WELCOME);
  await expect(discount).toHaveText(`−${rupees(line.price / 10)}`);
  const codes = page.getByRole('list', { name: 'Codes' }).getByRole('listitem');
  await expect(codes.first()).toContainText(`ATELIER1000 “${TITLE}” saves you as much or more.`);
  await page.getByRole('button', { name: 'Remove the code ATELIER1000' }).click();
  await expect(codes).toHaveText([/^WELCOME10/]);
});

test('[OFFR-05] an offer that doesn’t apply any more changes the total before anything is ordered: "The total has changed" and "For a first order only."', async ({
  page,
  api,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const dress = await api.product(DRESS.id);
  const line = cartLine(dress, { selectedSize: 'M' });
  await startSignedIn(page, customer, [{ ...line, selectedColor: 'Champagne' }]);
  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await applyCode(page, WELCOME);
  await expect(amountOf(summary, 'Discount')).toHaveText(`−${rupees(line.price / 10)}`);
  // Another order of the account, on another device.
  await api.placeOrder(customer, DRESS.id);
  await fillAddress(page, customer);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'The total has changed' })).toBeVisible();
  await expect(page.getByText('For a first order only.')).toBeVisible();
  const accept = `Accept ${rupees(line.price)} and Place Order`;
  await page.getByRole('button', { name: accept }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
});
