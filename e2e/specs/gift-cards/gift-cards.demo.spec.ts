import type { Locator, Page } from '@playwright/test';
import { giveStoreCredit, issueGiftCard } from '../../support/api/credits';
import { expectMails } from '../../support/api/mailbox';
import { runOperatorCommand } from '../../support/api/operator';
import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { fillAddress, openCheckout, orderIdOf } from '../../support/pages/checkout';
import { applyCode } from '../../support/pages/coupon-codes';
import { rupees } from '../../support/pages/money';
import { currentStep, openOrder } from '../../support/pages/order';
import { orderSummary } from '../../support/pages/order-summary';
import { pay } from '../../support/pages/payment';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** The amount of a row with that name. */
const amountOf = (part: Locator, name: string | RegExp) =>
  part.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You for Your Order!' });
const cardRow = (code: string) => `Gift card ending in ${code.slice(-4)}`;

test('[GIFT-01] a gift card pays a part of the order, which every page says, and the rest is paid @phone @smoke', async ({
  page,
  catalogue,
  customer,
  isMobile,
}) => {
  test.slow();
  const code = await issueGiftCard(100);
  const { price } = await openCheckout(page, catalogue, customer);
  const rest = rupees(price - 100);
  await page.goto('/cart');
  await expectInteractive(page);
  await page.getByText('Add a code').click();
  const field = page.getByLabel('Coupon or gift card code');
  await field.fill(code);
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  await applyCode(page, ` ${code.toLowerCase()} `);
  const cart = page.getByRole('region', { name: 'Summary' });
  await expect(amountOf(cart, cardRow(code))).toHaveText('−₹100.00');
  await expect(cart.getByText('To pay', { exact: true })).toBeVisible();
  await expect(cart.getByText(rest)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/checkout');
  const summary = await orderSummary(page, isMobile);
  await expect(amountOf(summary, cardRow(code))).toHaveText('−₹100.00');
  await expect(amountOf(summary, 'To pay')).toContainText(rest);
  await fillAddress(page, customer);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const orderId = orderIdOf(page);
  const payment = page.getByRole('region', { name: 'Your Order' });
  await expect(amountOf(payment, cardRow(code))).toHaveText('−₹100.00');
  await expect(amountOf(payment, 'Amount to pay')).toHaveText(rest);
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(amountOf(page.getByRole('main'), cardRow(code))).toHaveText('−₹100.00');
  await expect(amountOf(page.getByRole('main'), 'Paid')).toHaveText(rest);
  await openOrder(page, orderId);
  const paid = page.getByRole('region', { name: 'Payment' });
  await expect(amountOf(paid, /^Total/)).toHaveText(rupees(price));
  await expect(amountOf(paid, 'To pay')).toHaveText(rest);
});

test('[GIFT-02] [GIFT-05] an order that a gift card pays completely needs no payment, and the card has it back once the order is cancelled', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  test.slow();
  const { price } = await openCheckout(page, catalogue, customer);
  const code = await issueGiftCard(price + 50);
  await fillAddress(page, customer);
  const deadline = page.getByText(/if you pay by/);
  await expect(deadline).toBeVisible();
  await applyCode(page, code);
  await expect(deadline).toBeHidden();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order-success\?orderId=/);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Nothing is left to be paid')).toBeVisible();
  const orderId = orderIdOf(page);
  await expectMails(api, customer.email, [`Payment received for order ${orderId}`]);

  await openOrder(page, orderId);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText(
    `${rupees(price)} goes back on the gift card ending in ${code.slice(-4)}.`,
  );
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(currentStep(page)).toContainText('Cancelled');
  await expect(
    amountOf(
      page.getByRole('region', { name: 'Payment' }),
      'Back on the gift card or as store credit',
    ),
  ).toHaveText(rupees(price));
  await page.goto('/account');
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Check Balance' }).click();
  await expect(page.getByText(`${rupees(price + 50)} is left on it.`)).toBeVisible();
});

test('[GIFT-03] [GIFT-04] store credit pays if the shopper chooses that, and the account shows what happened to it', async ({
  page,
  catalogue,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  await giveStoreCredit(customer, 500);
  const { price } = await openCheckout(page, catalogue, customer);
  const choice = page.getByRole('checkbox', { name: 'Use your store credit of ₹500.00' });
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await choice.check();
  await expect(amountOf(summary, 'Store credit')).toHaveText('−₹500.00');
  await choice.uncheck();
  await expect(amountOf(summary, 'Store credit')).toHaveCount(0);
  await choice.check();
  await expect(amountOf(summary, 'To pay')).toContainText(rupees(price - 500));
  await expectAccessible(page);
  await fillAddress(page, customer);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/payment\?orderId=/);

  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Store credit' });
  await expect(section.getByText('₹0.00')).toBeVisible();
  await section.getByText('History').click();
  await expect(section.getByRole('listitem')).toHaveText([/Used for an order.*−₹500/, /\+₹500/]);
  await section.getByLabel('Gift card code').fill('GIFT-0000-0000-0000-0000');
  await section.getByRole('button', { name: 'Check Balance' }).click();
  await expect(section.getByLabel('Gift card code')).toHaveAccessibleDescription(
    /There is no code “GIFT-0000-0000-0000-0000”./,
  );
  await expectAccessible(page);
});

test('[GIFT-06] a return is refunded "As store credit" as soon as it is received', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  test.slow();
  const { id, total } = await api.placeOrder(customer, catalogue.plentiful.id);
  await runOperatorCommand('collected', { orderId: id, amount: total * 100, author: 'Till' });
  await runOperatorCommand('ship', { orderId: id, tracking: 'T-1' });
  await runOperatorCommand('deliver', { orderId: id });
  await startSignedIn(page, customer);
  await openOrder(page, id);
  await page.getByRole('link', { name: 'Return or Exchange' }).click();
  const form = page.getByRole('form', { name: 'Return or exchange' });
  await form.getByRole('radio', { name: /^As store credit/ }).check();
  await form.getByLabel('Reason').selectOption('Too small');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Review Request' }).click();
  await expect(amountOf(page.getByRole('main'), 'Refund')).toHaveText(
    `${rupees(total)} as store credit`,
  );
  await page.getByRole('button', { name: 'Request Return' }).click();
  await expect(page.getByRole('heading', { name: 'We Have Your Request' })).toBeFocused();
  const returnId = /\bR-[\w-]+/.exec(await runOperatorCommand('show', { orderId: id }))?.[0];
  await runOperatorCommand('return-receive', { returnId });
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Store credit' });
  await expect(section.getByText(`${rupees(total)} valid until`)).toBeVisible();
});

test('[GIFT-07] a card that was used elsewhere meanwhile pays less, which has to be accepted: "What is left to pay has changed"', async ({
  page,
  api,
  catalogue,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const code = await issueGiftCard(100);
  const { price } = await openCheckout(page, catalogue, customer);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await applyCode(page, code);
  await expect(amountOf(summary, 'To pay')).toContainText(rupees(price - 100));
  await api.placeOrder(customer, catalogue.plentiful.id, [code]);
  await fillAddress(page, customer);
  await placeOrder(page);
  await expect(
    page.getByRole('heading', { name: 'What is left to pay has changed' }),
  ).toBeVisible();
  await page.getByRole('button', { name: `Accept ${rupees(price)} and Place Order` }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
});
