import { openCheckout, placeOrder } from '../../support/pages/checkout';
import { pay } from '../../support/pages/payment';
import { expect, test } from '../../support/test';
import { waitUntilControlled } from './without-connection';

test.use({ serviceWorkers: 'allow' });

test('[CHK-06] [PAY-12] a purchase while the worker answers the requests of its pages @phone', async ({
  page,
  catalogue,
  customer,
}) => {
  await page.goto('/');
  await waitUntilControlled(page);
  await openCheckout(page, catalogue, customer);
  await placeOrder(page, customer);
  await pay(page, 'upi_qr', customer);
  await expect(
    page.getByRole('heading', { name: 'Scan QR Code to Complete Payment' }),
  ).toBeVisible();
  await waitUntilControlled(page);
});
