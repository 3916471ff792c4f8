import { createTestApi, parseAs, PAYMENT_SECRET, type TestApi } from '../../testing/test-api';
import { eq } from 'drizzle-orm';
import {
  apiPaths,
  ErrorBodySchema,
  OrderSchema,
  type PaymentEvent,
  PaymentFieldsResponseSchema,
  type PaymentResponse,
  PaymentResponseSchema,
} from '@storefront/shared/contracts/api';
import { payments } from '../../db/schema';
import { addProduct, placedOrder, stockOf } from '../../testing/orders';
import { changeOrder } from '../orders/orders.service';
import { signCallback } from './signature';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi({ shopUrl: 'https://shop.example' });
  ({ token } = await api.signUp());
  await addProduct(api.db, {
    id: 'thing',
    regularPrice: 49_900,
    variants: [{ size: '', color: '', stock: 1000 }],
  });
  // The sandbox calls back over HTTP.
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const FORM = { payerName: 'Meera Iyer', payerPhone: '+919845012345' };

const start = (orderId: string, fields: Record<string, string>, headers = {}) =>
  api.call(apiPaths.payments, {
    token,
    headers,
    body: { orderId, fields: { ...FORM, ...fields } },
  });

async function started(method: string): Promise<{ orderId: string; answer: PaymentResponse }> {
  const orderId = await placedOrder(api, token, { thing: 1 });
  const answer = await start(orderId, { method });
  return { orderId, answer: answer.as(PaymentResponseSchema) };
}

const order = async (id: string) => (await api.call(apiPaths.order(id), { token })).as(OrderSchema);

/** The reference of an order's latest payment. */
async function refOf(orderId: string): Promise<string> {
  const rows = await api.db.select().from(payments).where(eq(payments.orderId, orderId));
  return rows.at(-1)?.ref ?? '';
}

let events = 0;
function callback(event: Partial<PaymentEvent>, header?: string) {
  events += 1;
  const whole = {
    id: `event-${events}`,
    outcome: 'approved',
    amount: 49_900,
    currency: 'INR',
    ...event,
  };
  const body = JSON.stringify(whole);
  return api.call(apiPaths.paymentCallback, {
    body,
    headers: {
      'content-type': 'application/json',
      'x-payment-signature': header ?? signCallback(PAYMENT_SECRET, body),
    },
  });
}

describe('GET /payments/fields', () => {
  test('[API-02] answers the fields of the form', async () => {
    const answer = await api.call(apiPaths.paymentFields);
    const { fields } = answer.as(PaymentFieldsResponseSchema);
    expect(fields.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'method: select',
      'payerName: text',
      'payerPhone: tel',
      'payerEmail: email',
      'gstin: text',
      'companyName: text',
      'saveDetails: checkbox',
    ]);
    expect(fields.find(({ name }) => name === 'companyName')?.showWhenFilled).toEqual(['gstin']);
  });
});

describe('POST /payments', () => {
  test('[API-02] upi_qr answers the text of a UPI code', async () => {
    const { orderId, answer } = await started('upi_qr');
    const ref = await refOf(orderId);
    expect(answer).toEqual({
      success: true,
      action: {
        type: 'qr',
        qr: `upi://pay?pa=storefront%40sandbox&pn=Aurelle&tr=${ref}&am=499.00&cu=INR&tn=Order%20${orderId}`,
      },
    });
  });

  test('upi_app answers a deep link, netbanking a plain address', async () => {
    const app = await started('upi_app');
    const page = `http://localhost:8044/sandbox/pay/${await refOf(app.orderId)}`;
    expect(app.answer).toEqual({ success: true, action: { type: 'deeplink', redirectUrl: page } });
    const bank = await started('netbanking');
    expect(bank.answer).toEqual({
      success: true,
      redirectUrl: `http://localhost:8044/sandbox/pay/${await refOf(bank.orderId)}`,
    });
  });

  test('card_redirect answers a form that the sandbox takes', async () => {
    const { orderId, answer } = await started('card_redirect');
    const { formParams, redirectUrl = '' } = answer.action ?? {};
    expect(formParams?.data).toMatchObject({ ref: await refOf(orderId), amount: '499.00' });
    const form = new URLSearchParams({ type: formParams?.type ?? '', url: formParams?.url ?? '' });
    for (const [key, value] of Object.entries(formParams?.data ?? {})) {
      form.set(`data[${key}]`, value);
    }
    const post = (payload: string) =>
      api.app.inject({
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

  test('none is a success with nothing to do; the order stays pending', async () => {
    const { orderId, answer } = await started('none');
    expect(answer).toEqual({ success: true });
    expect((await order(orderId)).status).toBe(0);
  });

  test('decline answers the bank’s error', async () => {
    const { answer } = await started('decline');
    expect(answer).toEqual({
      success: false,
      error: 'The bank declined this payment. Please try another method.',
    });
  });

  test.each([
    ['method', { method: '' }, 'Payment method is required'],
    ['method', { method: 'barter' }, 'Payment method: “barter” is not offered'],
    ['payerName', { method: 'upi_qr', payerName: ' ' }, 'Payer’s name is required'],
    ['payerPhone', { method: 'upi_qr', payerPhone: '+91' }, 'Payer’s phone is required'],
  ])('refuses a wrong %s with 400 and names it (%#)', async (name, fields, error) => {
    const orderId = await placedOrder(api, token, { thing: 1 });
    const answer = await start(orderId, fields);
    expect(answer.status).toBe(400);
    expect(answer.as(ErrorBodySchema)).toEqual({ error, field: `fields/${name}` });
  });

  test('answers 401 signed out and 404 for somebody else’s order', async () => {
    const orderId = await placedOrder(api, token, { thing: 1 });
    const body = { orderId, fields: { ...FORM, method: 'upi_qr' } };
    expect((await api.call(apiPaths.payments, { body })).status).toBe(401);
    const other = await api.signUp();
    const answer = await api.call(apiPaths.payments, { body, token: other.token });
    expect([answer.status, answer.text]).toEqual([404, '{"error":"Order not found"}']);
  });

  test('answers 409 for an order that isn’t pending', async () => {
    const orderId = await placedOrder(api, token, { thing: 1 });
    await changeOrder(api.db, orderId, 'cancel');
    const answer = await start(orderId, { method: 'upi_qr' });
    expect(answer.status).toBe(409);
    expect(answer.as(ErrorBodySchema).error).toContain('is Cancelled');
  });
});

describe('the sandbox’s page', () => {
  const page = (ref: string) => api.app.inject(`/sandbox/pay/${ref}`);
  const press = (ref: string, decision: string) =>
    api.app.inject({
      method: 'POST',
      url: `/sandbox/pay/${ref}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `decision=${decision}`,
    });

  test('shows merchant, order and amount', async () => {
    const { orderId } = await started('upi_qr');
    const { body, headers } = await page(await refOf(orderId));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const text of ['Pay Aurelle', orderId, '₹499.00', 'Approve payment', 'Decline payment']) {
      expect(body).toContain(text);
    }
  });

  test('approving makes the order Processing and leads to the order-success page', async () => {
    const { orderId } = await started('netbanking');
    const answer = await press(await refOf(orderId), 'approve');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`https://shop.example/order-success?orderId=${orderId}`);
    expect((await order(orderId)).status).toBe(1);
  });

  test('declining leaves it pending and leads back to the payment', async () => {
    const { orderId } = await started('netbanking');
    const answer = await press(await refOf(orderId), 'decline');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(
      `https://shop.example/payment?orderId=${orderId}&declined=1`,
    );
    expect((await order(orderId)).status).toBe(0);
  });

  test('goes back to the origin that the payment came from, if that one is allowed', async () => {
    for (const [origin, shop] of [
      ['http://localhost:3123', 'http://localhost:3123'],
      ['http://127.0.0.1:3123', 'http://127.0.0.1:3123'],
      ['https://evil.example', 'https://shop.example'],
      ['http://localhost.evil.example', 'https://shop.example'],
    ] as const) {
      const orderId = await placedOrder(api, token, { thing: 1 });
      await start(orderId, { method: 'netbanking' }, { origin });
      const answer = await press(await refOf(orderId), 'approve');
      expect(answer.headers.location).toBe(`${shop}/order-success?orderId=${orderId}`);
    }
  });

  test('is closed once it was decided', async () => {
    const { orderId } = await started('netbanking');
    const ref = await refOf(orderId);
    await press(ref, 'approve');
    const again = await press(ref, 'decline');
    expect([again.statusCode, again.body.includes('approved already')]).toEqual([200, true]);
    expect((await order(orderId)).status).toBe(1);
  });

  test('knows no other reference', async () => {
    expect((await page('0'.repeat(32))).statusCode).toBe(404);
  });
});

describe('POST /payments/callback', () => {
  test('answers 401 to a wrong or missing signature and changes nothing', async () => {
    const { orderId } = await started('upi_qr');
    const ref = await refOf(orderId);
    const old = signCallback(PAYMENT_SECRET, '{}', Date.now() - 6 * 60_000);
    for (const header of ['', 'nonsense', old, signCallback('another', '{}')]) {
      expect((await callback({ ref }, header)).status).toBe(401);
    }
    expect((await order(orderId)).status).toBe(0);
  });

  test('answers 400 to a signed body that is no event', async () => {
    expect((await callback({ amount: 1.5 })).status).toBe(400);
  });

  test('a repeated event changes nothing more', async () => {
    const { orderId } = await started('upi_qr');
    const ref = await refOf(orderId);
    const first = await callback({ id: 'same', ref });
    const second = await callback({ id: 'same', ref });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await order(orderId)).toMatchObject({ status: 1, refundDue: false });
  });

  test('a late decline doesn’t undo an approval', async () => {
    const { orderId } = await started('upi_qr');
    const ref = await refOf(orderId);
    await callback({ ref });
    expect((await callback({ ref, outcome: 'declined' })).status).toBe(200);
    expect((await order(orderId)).status).toBe(1);
  });

  test('a wrong amount doesn’t pay the order; what came is to go back', async () => {
    const { orderId } = await started('upi_qr');
    await callback({ ref: await refOf(orderId), amount: 1 });
    expect(await order(orderId)).toMatchObject({ status: 0, refundDue: true });
  });

  test('money for an order that was cancelled meanwhile is flagged for refund', async () => {
    const { orderId } = await started('upi_qr');
    const ref = await refOf(orderId);
    await changeOrder(api.db, orderId, 'cancel');
    const left = await stockOf(api.db, 'thing');
    expect((await callback({ ref })).status).toBe(200);
    expect(await order(orderId)).toMatchObject({ status: 4, refundDue: true });
    expect(await stockOf(api.db, 'thing')).toBe(left);
  });

  test('money for an order that is paid already is flagged for refund', async () => {
    const { orderId } = await started('upi_qr');
    await callback({ ref: await refOf(orderId) });
    const [row] = await api.db.select().from(payments).where(eq(payments.orderId, orderId));
    const ref = `second-of-${orderId}`;
    if (row) await api.db.insert(payments).values({ ...row, ref, status: 'pending' });
    await callback({ ref });
    expect(await order(orderId)).toMatchObject({ status: 1, refundDue: true });
  });

  test('cancelling a paid order flags its payment for refund (D14)', async () => {
    const { orderId } = await started('upi_qr');
    await callback({ ref: await refOf(orderId) });
    await changeOrder(api.db, orderId, 'cancel');
    expect(await order(orderId)).toMatchObject({ status: 4, refundDue: true });
  });

  test('an unknown reference is taken in and changes nothing', async () => {
    const answer = await callback({ ref: 'unknown' });
    expect([answer.status, answer.text]).toEqual([200, '{"received":true}']);
  });
});

test('escapes what it shows', async () => {
  const { decisionPage } = await import('./sandbox-page');
  const html = decisionPage({ merchant: '<b>&"', orderId: 'x', amount: 1, ref: 'r' });
  expect(html).toContain('Pay &#60;b&#62;&#38;&#34;');
  expect(html).not.toContain('<b>');
});

test('the answer’s shape is what the contract says', () => {
  expect(() => parseAs(PaymentResponseSchema, '{"success":"yes"}')).toThrow();
});
