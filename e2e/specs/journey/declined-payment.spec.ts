import { expectStatus, orderCard } from '../../support/pages/orders';
import {
  openPaymentOnPhone,
  openUnpaidOrder,
  pay,
  paymentResponse,
} from '../../support/pages/payment';
import { expect, test } from '../../support/test';

test('[ORD-04] [PAY-17] an order whose payment was declined stays pending and is paid from the list @phone', async ({
  page,
  api,
  regular,
  catalogue,
}) => {
  const id = await openUnpaidOrder(page, { api, catalogue, customer: regular });
  await pay(page, 'card_redirect', regular);
  await page.getByRole('button', { name: 'Decline payment' }).click();

  const main = page.getByRole('main');
  await expect(page).toHaveURL(`/payment?orderId=${id}&declined=1`);
  const declined = main.getByRole('alert');
  await expect(declined).toHaveText(
    'Your payment was declined. Nothing was charged; you can try again.',
  );
  await expect(declined).toBeInViewport({ ratio: 1 });
  await expect(declined.locator('..')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await expectStatus(page, id, 'Pending');
  await orderCard(page, id).getByRole('link', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL(`/payment?orderId=${id}`);
  await expect(main.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible();

  const response = paymentResponse(page);
  await pay(page, 'upi_qr', regular);
  const phone = await openPaymentOnPhone(page, await response);
  await phone.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${id}`);
  await expectStatus(page, id, 'Processing');
  await expect(orderCard(page, id).getByRole('link', { name: 'Pay Now' })).toBeHidden();
});

test('[PAY-14] a refused payment shows the server’s message and can be retried', async ({
  page,
  api,
  regular,
  catalogue,
}) => {
  const id = await openUnpaidOrder(page, { api, catalogue, customer: regular });
  await pay(page, 'decline', regular);

  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('The bank declined this payment. Please try another method.');
  await expect(alert.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );

  await pay(page, 'netbanking', regular);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${id}`);
});
