import type { Page } from '@playwright/test';
import { expectMails } from '../../support/api/mailbox';
import { runOperatorCommand } from '../../support/api/operator';
import { orderIdOf } from '../../support/pages/checkout';
import { readDownload } from '../../support/checks/read-download';
import { currentStep, openOrder, requestReturn } from '../../support/pages/order';
import { rupees } from '../../support/pages/money';
import { pay } from '../../support/pages/payment';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import type { Customer } from '../../support/api/customers';

/** Orders the cart to the saved address, which is preselected; returns the order's number. */
async function orderToSavedAddress(page: Page): Promise<string> {
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /7 Residency Road/ })).toBeChecked();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  return orderIdOf(page);
}

/** Pays for the order of the payment page, and opens its page from the confirmation. */
async function payFor(page: Page, orderId: string, customer: Customer): Promise<void> {
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await page.getByRole('link', { name: `Order ${orderId}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
}

/** Downloads a document by its button on the order's page, and expects a PDF. */
async function expectDocument(page: Page, name: RegExp): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Payment' }).getByRole('button', { name }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readDownload(file)).subarray(0, 5).toString()).toBe('%PDF-');
}

test('[ORDP-02] [ORDP-03] [ORDP-06] [ORDP-07] [ORDP-09] an order goes to a saved address, its page follows it from payment to delivery, an item is returned and refunded, another exchanged, each step is mailed @phone', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  test.setTimeout(120_000);
  const { sized, oneSize } = catalogue;
  await api.saveAddress(customer);
  await startSignedIn(page, customer, [
    cartLine(sized, { selectedSize: sized.size, selectedColor: sized.color }),
    cartLine(oneSize, { quantity: 2, selectedSize: 'One Size' }),
  ]);
  const id = await orderToSavedAddress(page);
  await payFor(page, id, customer);
  await expect(currentStep(page)).toContainText('Paid');
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText(/Paid by Net banking/);
  await expectDocument(page, /^Invoice INV\//);

  await runOperatorCommand('pack', { orderId: id });
  await expect(currentStep(page)).toContainText('Packed');
  await runOperatorCommand('ship', { orderId: id, tracking: 'TRK-42', carrier: 'Delhivery' });
  await expect(currentStep(page)).toContainText(/Shipped.*with Delhivery/);
  await expect(page.getByRole('link', { name: 'Track Parcel' })).toHaveAttribute('href', /TRK-42/);
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
  await runOperatorCommand('deliver', { orderId: id });
  await expect(currentStep(page)).toContainText('Delivered');

  const returns = page.getByRole('region', { name: 'Returns and exchanges' });
  await requestReturn(page, { title: oneSize.title });
  const returned = returns.getByRole('listitem').filter({ hasText: oneSize.title });
  await expect(returned).toContainText('Requested');
  const returnId = (await api.order(id, customer.token)).returns[0]?.id;
  await runOperatorCommand('return-pick-up', { returnId });
  await expect(returned).toContainText('Picked up');
  await runOperatorCommand('return-receive', { returnId });
  await expect(returned).toContainText('Refunded');
  await expect(payment).toContainText('Refunded');
  await expect(payment).toContainText(rupees(oneSize.regularPrice));
  await expectDocument(page, /^Credit Note /);

  await requestReturn(page, { title: sized.title, wanted: `${sized.otherSize}, ${sized.color}` });
  const exchanged = returns.getByRole('listitem').filter({ hasText: sized.title });
  await expect(exchanged).toContainText(`for ${sized.otherSize}, ${sized.color}`);
  const exchangeId = (await api.order(id, customer.token)).returns[0]?.id;
  await runOperatorCommand('return-pick-up', { returnId: exchangeId });
  await runOperatorCommand('return-receive', { returnId: exchangeId });
  await runOperatorCommand('exchange-ship', {
    returnId: exchangeId,
    tracking: 'TRK-43',
    carrier: 'Delhivery',
  });
  await expect(exchanged).toContainText('Exchange sent');
  // The second unit of the returned product can still be sent back.
  await expect(page.getByRole('link', { name: 'Return or Exchange' })).toBeVisible();
  await expectMails(api, customer.email, [
    `Your order ${id} with`,
    `Payment received for order ${id}`,
    `Your order ${id} is on its way`,
    `Your order ${id} has been delivered`,
    `Your return for order ${id}`,
    `We have received your return for order ${id}`,
    `Your refund for order ${id}`,
    `Your exchange for order ${id} is on its way`,
  ]);
});

test('[ORDP-04] [ORDP-05] an order is cancelled by its shopper, who gets the money back, and bought again @smoke', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const { id, total } = await api.placeOrder(customer, catalogue.plentiful.id);
  await runOperatorCommand('collected', {
    orderId: id,
    amount: Math.round(total * 100),
    author: 'Till',
  });
  await startSignedIn(page, customer);
  await openOrder(page, id);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText(`${rupees(total)} will be refunded`);
  await dialog.getByRole('button', { name: 'Keep Order' }).click();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(currentStep(page)).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Buy Again' }).click();
  await expect(page.getByText('Everything is in your cart')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View Cart' }).click();
  await expect(
    page.getByRole('main').getByRole('link', { name: catalogue.plentiful.title }),
  ).toBeVisible();
});

test('[ORDP-02] another shopper’s order and an unknown order are not found', async ({
  page,
  api,
  catalogue,
  customer,
  regular,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const { id } = await api.placeOrder(customer, catalogue.plentiful.id);
  await startSignedIn(page, regular);
  for (const unknown of [id, 'a b/c?']) {
    await page.goto(`/orders/${encodeURIComponent(unknown)}`);
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  }
});
