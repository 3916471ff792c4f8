import { createPaymentTest, type PaymentTest } from '../../testing/payments';
import { decisionPage } from './sandbox-page';

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
  // The sandbox calls back over HTTP.
  await setup.api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => setup.api.close());

describe('the sandbox’s page', () => {
  const page = (ref: string) => setup.api.app.inject(`/sandbox/pay/${ref}`);
  const press = (ref: string, decision: string) =>
    setup.api.app.inject({
      method: 'POST',
      url: `/sandbox/pay/${ref}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `decision=${decision}`,
    });

  test('shows merchant, order and amount', async () => {
    const { orderId } = await setup.started('upi_qr');
    const { body, headers } = await page(await setup.refOf(orderId));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const text of ['Pay Aurelle', orderId, '₹499.00', 'Approve payment', 'Decline payment']) {
      expect(body).toContain(text);
    }
  });

  test('approving makes the order Processing and redirects to the order-success page', async () => {
    const { orderId } = await setup.started('netbanking');
    const response = await press(await setup.refOf(orderId), 'approve');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`https://shop.example/order-success?orderId=${orderId}`);
    expect((await setup.order(orderId)).status).toBe(1);
  });

  test('declining leaves it pending and redirects to the payment page', async () => {
    const { orderId } = await setup.started('netbanking');
    const response = await press(await setup.refOf(orderId), 'decline');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(
      `https://shop.example/payment?orderId=${orderId}&declined=1`,
    );
    expect((await setup.order(orderId)).status).toBe(0);
  });

  test('returns to the origin that the payment came from, if it is allowed', async () => {
    for (const [origin, shop] of [
      ['http://localhost:3123', 'http://localhost:3123'],
      ['http://127.0.0.1:3123', 'http://127.0.0.1:3123'],
      ['https://evil.example', 'https://shop.example'],
      ['http://localhost.evil.example', 'https://shop.example'],
    ] as const) {
      const orderId = await setup.place();
      await setup.start(orderId, { method: 'netbanking' }, { origin });
      const response = await press(await setup.refOf(orderId), 'approve');
      expect(response.headers.location).toBe(`${shop}/order-success?orderId=${orderId}`);
    }
  });

  test('accepts only one decision', async () => {
    const { orderId } = await setup.started('netbanking');
    const ref = await setup.refOf(orderId);
    await press(ref, 'approve');
    const again = await press(ref, 'decline');
    expect([again.statusCode, again.body.includes('approved already')]).toEqual([200, true]);
    expect((await setup.order(orderId)).status).toBe(1);
  });

  test('responds with 404 to an unknown reference', async () => {
    expect((await page('0'.repeat(32))).statusCode).toBe(404);
  });
});

test('escapes HTML', () => {
  const html = decisionPage({ merchant: '<b>&"', orderId: 'x', amount: 1, ref: 'r' });
  expect(html).toContain('Pay &#60;b&#62;&#38;&#34;');
  expect(html).not.toContain('<b>');
});
