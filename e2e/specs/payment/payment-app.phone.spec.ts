import { expectStatus } from '../../support/pages/orders';
import { openUnpaidOrder, pay } from '../../support/pages/payment';
import { API_ORIGIN } from '../../support/settings';
import { expect, test } from '../../support/test';

test('[PAY-11] a payment app is opened by its link and the order returns paid', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  const orderId = await openUnpaidOrder(page, { api, catalogue, customer: regular });
  await pay(page, 'upi_app', regular);
  await expect(page).toHaveURL(new RegExp(`^${API_ORIGIN}/sandbox/pay/`));
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expectStatus(page, orderId, 'Processing');
});
