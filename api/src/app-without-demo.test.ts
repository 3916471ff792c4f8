import './testing/load-natively';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX, apiPaths, AuthorizeResponseSchema } from '@storefront/host/contracts/api';
import { DEMO_USER } from './demo/demo-user';
import { type RunningApi, startApi } from './start';
import { SHIPPING_ADDRESS } from './testing/orders';
import { parseAs } from './testing/test-api';

const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({
    DATA_DIR: dataDir,
    API_PORT: '0',
    API_HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});

async function call(path: string, body?: object, token = '') {
  const response = await fetch(`${api.url}${API_PREFIX}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.text() };
}

const NO_PAYMENTS = {
  status: 503,
  body: '{"error":"This shop takes no payments at the moment. Please try again later."}',
};

test('says at its start that it takes no payments and sends no mails, and that there is no store yet', () => {
  expect(api.notices).toEqual([
    'No payment provider is set up: this API takes no payments.',
    expect.stringContaining('npm run demo'),
    expect.stringContaining('SMTP_URL is not set'),
  ]);
});

test('has no mailbox', async () => {
  expect((await fetch(`${api.url}/sandbox/mailbox`)).status).toBe(404);
});

/** Creates an account and signs in; returns the token. */
async function signUp(email: string): Promise<string> {
  const person = { email, password: 'a password' };
  await call(apiPaths.register, { ...person, firstName: 'Asha', lastName: 'Rao' });
  const { body } = await call(apiPaths.authorize, person);
  return parseAs(AuthorizeResponseSchema, body).token;
}

test('offers no payment', async () => {
  const token = await signUp('asha@example.com');
  expect(await call(apiPaths.paymentFields)).toEqual(NO_PAYMENTS);
  expect(await call(apiPaths.payments, { orderId: 'x', fields: {} }, token)).toEqual(NO_PAYMENTS);
  expect(await call(apiPaths.paymentCallback, {})).toEqual(NO_PAYMENTS);
});

test('takes no order that nobody could pay', async () => {
  const token = await signUp('asha.rao@example.com');
  const order = { products: { shirt: 1 }, shippingAddress: SHIPPING_ADDRESS };
  expect(await call(apiPaths.orders, order, token)).toEqual({
    status: 503,
    body: '{"error":"This shop takes no orders at the moment. Please try again later."}',
  });
  expect((await call(apiPaths.orders, undefined, token)).body).toBe('[]');
});

test('has neither the demo login nor its pictures nor the sandbox', async () => {
  const { email, password } = DEMO_USER;
  expect((await call(apiPaths.authorize, { email, password })).status).toBe(401);
  for (const path of ['/media/logo.svg', '/sandbox/pay/x']) {
    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
  }
  expect(existsSync(join(dataDir, 'payment-secret'))).toBe(false);
});

test('has no store, and says so', async () => {
  const { status, body } = await call(apiPaths.storeInfo);
  expect([status, body]).toEqual([404, '{"error":"This store has not been set up yet"}']);
});
