import { createPaymentTest, PAYER, type PaymentTest } from '../../testing/payments';
import {
  apiPaths,
  ErrorBodySchema,
  PaymentFieldsResponseSchema,
} from '@storefront/host/contracts/api';
import { changeOrder } from '../orders/orders.service';

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
});
afterAll(() => setup.api.close());

describe('GET /payments/fields', () => {
  test('[API-02] returns the fields of the form', async () => {
    const response = await setup.api.call(apiPaths.paymentFields);
    const { fields } = response.as(PaymentFieldsResponseSchema);
    expect(fields.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'method: select',
      'payerName: text',
      'payerPhone: tel',
      'payerEmail: email',
      'purchaseOrder: text',
      'costCentre: text',
      'saveDetails: checkbox',
    ]);
    const costCentre = fields.find(({ name }) => name === 'costCentre');
    expect(costCentre?.showWhenFilled).toEqual(['purchaseOrder']);
  });

  test('[PAY-18] the first method is what the device can do, and apps are offered to phones alone', async () => {
    const methods = async (headers: Record<string, string>) => {
      const response = await setup.api.call(apiPaths.paymentFields, { headers });
      const options = response.as(PaymentFieldsResponseSchema).fields[0]?.options ?? [];
      return options.map(({ value }) => value);
    };
    const onPhone = await methods({ 'sec-ch-ua-mobile': '?1' });
    expect(onPhone.slice(0, 2)).toEqual(['upi_app', 'upi_qr']);
    const onDesktop = await methods({ 'sec-ch-ua-mobile': '?0' });
    expect(onDesktop[0]).toBe('upi_qr');
    expect(onDesktop).not.toContain('upi_app');
  });
});

describe('POST /payments', () => {
  test('[API-02] upi_qr returns the text of a UPI code', async () => {
    const { orderId, response } = await setup.started('upi_qr');
    const ref = await setup.refOf(orderId);
    expect(response).toEqual({
      success: true,
      action: {
        type: 'qr',
        qr: `upi://pay?pa=storefront%40sandbox&pn=Aurelle&tr=${ref}&am=499.00&cu=INR&tn=Order%20${orderId}`,
      },
    });
  });

  test('upi_app returns a deep link, netbanking a redirect URL', async () => {
    const app = await setup.started('upi_app');
    const page = `http://localhost:8044/sandbox/pay/${await setup.refOf(app.orderId)}`;
    expect(app.response).toEqual({
      success: true,
      action: { type: 'deeplink', redirectUrl: page },
    });
    const bank = await setup.started('netbanking');
    expect(bank.response).toEqual({
      success: true,
      redirectUrl: `http://localhost:8044/sandbox/pay/${await setup.refOf(bank.orderId)}`,
    });
  });

  test('card_redirect returns a form that the sandbox accepts', async () => {
    const { orderId, response } = await setup.started('card_redirect');
    const { formParams, redirectUrl = '' } = response.action ?? {};
    expect(formParams?.data).toMatchObject({ ref: await setup.refOf(orderId), amount: '499.00' });
    const form = new URLSearchParams({ type: formParams?.type ?? '', url: formParams?.url ?? '' });
    for (const [key, value] of Object.entries(formParams?.data ?? {})) {
      form.set(`data[${key}]`, value);
    }
    const post = (payload: string) =>
      setup.api.app.inject({
        method: 'POST',
        url: new URL(redirectUrl).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    const page = await post(form.toString());
    expect([page.statusCode, page.body.includes('Approve payment')]).toEqual([200, true]);
    form.set('data[signature]', 'forged');
    expect((await post(form.toString())).statusCode).toBe(400);
  });

  test('none succeeds without an action; the order stays pending', async () => {
    const { orderId, response } = await setup.started('none');
    expect(response).toEqual({ success: true });
    expect((await setup.order(orderId)).status).toBe(0);
  });

  test('decline returns the bank’s error', async () => {
    const { response } = await setup.started('decline');
    expect(response).toEqual({
      success: false,
      error: 'The bank declined this payment. Please try another method.',
    });
  });

  test.each([
    ['method', { method: '' }, 'Payment method is required'],
    ['method', { method: 'barter' }, 'Payment method: “barter” is not offered'],
    ['payerName', { method: 'upi_qr', payerName: ' ' }, 'Payer’s name is required'],
    ['payerPhone', { method: 'upi_qr', payerPhone: '+91' }, 'Payer’s phone is required'],
    ['payerPhone', { method: 'upi_qr', payerPhone: 'abc' }, 'Phone number must start with +91'],
    [
      'payerPhone',
      { method: 'upi_qr', payerPhone: '+91<b>9845012345' },
      'Invalid phone number format',
    ],
    ['payerEmail', { method: 'upi_qr', payerEmail: 'meera' }, 'Invalid email address'],
    [
      'purchaseOrder',
      { method: 'upi_qr', purchaseOrder: '<img src=x>' },
      'Purchase order must be filled in completely',
    ],
  ])('refuses a wrong %s with 400 and names it (%#)', async (name, fields, error) => {
    const orderId = await setup.place();
    const response = await setup.start(orderId, fields);
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema)).toEqual({ error, field: `fields/${name}` });
  });

  test('responds with 401 when signed out, and with 404 for another user’s order', async () => {
    const orderId = await setup.place();
    const body = { orderId, fields: { ...PAYER, method: 'upi_qr' } };
    expect((await setup.api.call(apiPaths.payments, { body })).status).toBe(401);
    const other = await setup.api.signUp();
    const response = await setup.api.call(apiPaths.payments, { body, token: other.token });
    expect([response.status, response.text]).toEqual([404, '{"error":"Order not found"}']);
  });

  test('responds with 409 for an order that isn’t pending', async () => {
    const orderId = await setup.place();
    await changeOrder(setup.api.db, orderId, 'cancel');
    const response = await setup.start(orderId, { method: 'upi_qr' });
    expect(response.status).toBe(409);
    expect(response.as(ErrorBodySchema).error).toContain('is Cancelled');
  });
});
