import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Order } from '@storefront/host/contracts/api';
import type { ApiClient } from '../../support/api/api-client';
import type { Customer } from '../../support/api/customers';
import { expectMails, textedCode } from '../../support/api/mailbox';
import { runOperatorCommand } from '../../support/api/operator';
import { expectAccessible } from '../../support/checks/axe';
import { rupees } from '../../support/pages/money';
import { currentStep, openOrder } from '../../support/pages/order';
import { orderCard } from '../../support/pages/orders';
import { DEMO, DRESS } from '../../support/shop/demo-products';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Opens the payment page of an order, and has the code sent. */
async function startPayingOnDelivery(page: Page, { id }: Order): Promise<void> {
  await page.goto(`/payment?orderId=${id}`);
  const method = page.getByRole('region', { name: 'Cash on Delivery' });
  await method.getByRole('button', { name: 'Pay on Delivery' }).click();
  await expect(method.getByRole('textbox', { name: 'Code' })).toBeFocused();
}

/** Enters a code, and sends the form. */
async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
}

/** Places an order that is paid on delivery; its confirmation is on the page. */
async function orderOnDelivery(page: Page, api: ApiClient, customer: Customer): Promise<Order> {
  const order = await api.placeOrder(customer, DEMO.plentiful);
  await startSignedIn(page, customer);
  await startPayingOnDelivery(page, order);
  await enterCode(page, await textedCode(api, customer.phone, order.id));
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  return order;
}

async function sendParcel(orderId: string): Promise<void> {
  await runOperatorCommand('pack', { orderId });
  await runOperatorCommand('ship', { orderId, tracking: 'TRK-42', carrier: 'Delhivery' });
}

/** Reads a file in which the carrier says that it has collected the payment of an order. */
async function readCarrierFile({ id, total }: Order): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-carrier-'));
  const file = path.join(folder, 'collected.csv');
  await writeFile(file, `order,amount,date,remittance\n${id},${total},2026-11-24,UTR-1\n`);
  try {
    return await runOperatorCommand('remitted', { file, author: 'Till' });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('[COD-01] [COD-02] an order is confirmed by the code of a text message, and its pages say that the courier is paid @phone @smoke', async ({
  page,
  api,
  customer,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/400/);
  const order = await api.placeOrder(customer, DEMO.plentiful);
  await startSignedIn(page, customer);
  await startPayingOnDelivery(page, order);
  await expect(page.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled();
  await expectAccessible(page);
  const code = await textedCode(api, customer.phone, order.id);
  await enterCode(page, code === '000000' ? '000001' : '000000');
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveAccessibleDescription('This isn’t the code from our last message.');
  await enterCode(page, code);

  const due = `Pay ${rupees(order.total)} to the courier, in cash or by UPI`;
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(due);
  await expectAccessible(page);
  await openOrder(page, order.id);
  await expect(currentStep(page)).toContainText('Confirmed');
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
    'To be paid to the courier, in cash or by UPI',
  );
  await page.goto('/orders');
  await expect(orderCard(page, order.id)).toContainText(due);
  await expectMails(api, customer.email, [`Your order ${order.id} is confirmed`]);
});

test('[COD-03] an order above the limit says so, with the method disabled', async ({
  page,
  api,
  customer,
}) => {
  const { id } = await api.placeOrder(customer, DRESS.id);
  await startSignedIn(page, customer);
  await page.goto(`/payment?orderId=${id}`);
  await expect(page.getByText('Cash on delivery is up to ₹10,000.00.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay on Delivery' })).toBeDisabled();
  await expectAccessible(page);
});

test('[COD-04] an order that is paid on delivery is cancelled without a refund', async ({
  page,
  api,
  customer,
}) => {
  const { id } = await orderOnDelivery(page, api, customer);
  await openOrder(page, id);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('Nothing was charged for it.');
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(currentStep(page)).toContainText('Cancelled');
  await expect(page.getByRole('main')).not.toContainText('refund');
});

test('[COD-05] what the carrier has collected is the order’s payment, and a return is refunded to a UPI ID', async ({
  page,
  api,
  customer,
}) => {
  test.slow();
  const order = await orderOnDelivery(page, api, customer);
  await sendParcel(order.id);
  await runOperatorCommand('deliver', { orderId: order.id });
  expect(await runOperatorCommand('uncollected')).toContain(order.id);
  expect(await readCarrierFile(order)).toContain('1 payment recorded');
  expect(await readCarrierFile(order)).toContain('1 recorded before');
  await openOrder(page, order.id);
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
    'Paid by Cash on delivery',
  );
  await page.getByRole('link', { name: 'Return or Exchange' }).click();
  const form = page.getByRole('form', { name: 'Return or exchange' });
  await form.getByLabel('Reason').selectOption('Too small');
  const upiId = form.getByRole('textbox', { name: 'UPI ID' });
  await form.getByRole('button', { name: 'Review Request' }).click();
  await expect(upiId).toHaveAccessibleDescription(/Enter a UPI ID such as name@bank/);
  await upiId.fill('meera@okbank');
  await form.getByRole('button', { name: 'Review Request' }).click();
  await page.getByRole('button', { name: 'Request Return' }).click();
  await expect(page.getByRole('heading', { name: 'We Have Your Request' })).toBeFocused();
  expect(await runOperatorCommand('returns')).toContain('meera@okbank');
});

test('[COD-06] an order that isn’t accepted at the door ends there, and the next one has to be paid before', async ({
  page,
  api,
  customer,
}) => {
  const { id } = await orderOnDelivery(page, api, customer);
  await sendParcel(id);
  await runOperatorCommand('refuse', { orderId: id });
  await openOrder(page, id);
  await expect(currentStep(page)).toContainText('Not accepted at the door');
  const next = await api.placeOrder(customer, DEMO.plentiful);
  await page.goto(`/payment?orderId=${next.id}`);
  await expect(
    page.getByText('Not available, because an earlier order wasn’t accepted at the door.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay on Delivery' })).toBeDisabled();
});
