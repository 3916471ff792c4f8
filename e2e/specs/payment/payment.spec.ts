import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import type { PaymentFieldsResponse } from '@storefront/host/contracts/api';
import { openUnpaidOrder, pay } from '../../support/pages/payment';
import { API_ORIGIN } from '../../support/settings';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[PAY-01] without an order the page says so and links to the next actions', async ({
  page,
  regular,
}) => {
  await startSignedIn(page, regular);
  for (const address of ['/payment', '/payment?orderId=']) {
    await page.goto(address);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Order ID is missing. Please return to checkout.');
    await expect(alert.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    await expect(alert.getByRole('link', { name: 'View My Orders' })).toHaveAttribute(
      'href',
      '/orders',
    );
  }
});

test('[PAY-02] [PAY-18] the form is built from the fields of the API, with the device’s likeliest method chosen @phone', async ({
  page,
  api,
  catalogue,
  regular,
  isMobile,
}) => {
  const fieldsUrl = API_ORIGIN + API_PREFIX + apiPaths.paymentFields;
  const responded = page.waitForResponse((response) => response.url().startsWith(fieldsUrl));
  await openUnpaidOrder(page, { api, catalogue, customer: regular });
  const { fields } = (await (await responded).json()) as PaymentFieldsResponse;
  const form = page.getByRole('form', { name: 'Payment' });
  for (const { label } of fields.filter(({ showWhenFilled }) => !showWhenFilled)) {
    await expect(form.getByLabel(label)).toBeVisible();
  }
  const likeliest = isMobile ? 'UPI app on this phone' : 'UPI – scan a QR code';
  const methods = form.getByRole('radiogroup', { name: 'Payment method' }).getByRole('radio');
  await expect(methods.first()).toHaveAccessibleName(likeliest);
  await expect(methods.first()).toBeChecked();
  await expect(form.getByLabel('UPI app on this phone')).toHaveCount(isMobile ? 1 : 0);
  await expect(form.getByText('GSTIN')).toBeHidden();
});

test('[PAY-05] a conditional field appears when the field it depends on is filled in', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  await openUnpaidOrder(page, { api, catalogue, customer: regular });
  const form = page.getByRole('form', { name: 'Payment' });
  await expect(form.getByLabel('Cost centre')).toBeHidden();
  await form.getByLabel('Purchase order').fill('po');
  await expect(form.getByLabel('Cost centre')).toBeVisible();
  await form.getByLabel('Purchase order').fill('');
  await expect(form.getByLabel('Cost centre')).toBeHidden();
  await form.getByRole('button', { name: 'Show Additional Fields' }).click();
  await expect(form.getByLabel('Cost centre')).toBeVisible();
});

test('[PAY-06] a blank required field has an error until it is edited', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  await openUnpaidOrder(page, { api, catalogue, customer: regular });
  const form = page.getByRole('form', { name: 'Payment' });
  await form.getByLabel('Payer’s name').clear();
  await form.getByLabel('Payer’s phone').clear();
  await form.getByRole('button', { name: 'Pay Now' }).click();
  const complaint = form.getByText('Payer’s name is required');
  await expect(complaint).toBeVisible();
  await expect(form.getByText('This field is required')).toBeVisible();
  await form.getByLabel('Payer’s name').fill('M');
  await expect(complaint).toBeHidden();
});

test('[PAY-09] the payment contains the order id and every field as text', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  const orderId = await openUnpaidOrder(page, { api, catalogue, customer: regular });
  const sent = page.waitForRequest(API_ORIGIN + API_PREFIX + apiPaths.payments);
  await pay(page, 'upi_qr', regular);
  expect((await sent).postDataJSON()).toEqual({
    orderId,
    fields: {
      method: 'upi_qr',
      payerName: `${regular.firstName} ${regular.lastName}`,
      payerPhone: regular.phone,
      payerEmail: regular.email,
      purchaseOrder: '',
      saveDetails: 'false',
    },
  });
});

test('[PAY-12] the QR code is 256 px wide and high, and the shopper can choose another method @phone', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  await openUnpaidOrder(page, { api, catalogue, customer: regular });
  await pay(page, 'upi_qr', regular);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Scan QR Code to Complete Payment' }),
  ).toBeVisible();
  const code = main.getByRole('img', { name: 'QR code for your payment' });
  await expect.poll(() => code.boundingBox()).toMatchObject({ width: 256, height: 256 });
  await main.getByRole('button', { name: 'Choose another way to pay' }).click();
  await expect(main.getByLabel('Payer’s name')).toHaveValue('Meera Iyer');
});

test('opening the confirmation page doesn’t mark an order as paid', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  const orderId = await openUnpaidOrder(page, { api, catalogue, customer: regular });
  await page.goto(`/order-success?orderId=${orderId}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your Payment Isn’t Confirmed Yet' }),
  ).toBeVisible();
  expect((await api.order(orderId, regular.token)).status).toBe(0);
});
