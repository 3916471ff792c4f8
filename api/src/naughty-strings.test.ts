import {
  apiPaths,
  OrderSchema,
  RegisterResponseSchema,
  type ShippingAddress,
} from '@storefront/host/contracts/api';
import { readPhone } from '@storefront/host/contracts/validation';
import { Type } from 'typebox';
import { NAUGHTY_STRINGS } from './testing/naughty-strings';
import { addProduct, order, SHIPPING_ADDRESS } from './testing/orders';
import { PAYER } from './testing/payments';
import { createTestApi, type TestApi } from './testing/test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
  await addProduct(api.db, { id: 'thing', variants: [{ size: '', color: '', stock: 100_000 }] });
});
afterAll(() => api.close());

/** The expected addresses of the placed orders, by order id. */
const expected: Record<string, ShippingAddress> = {};

/** Places an order; false if the address was refused with 400. */
async function placeOrderTo(address: Partial<ShippingAddress>): Promise<boolean> {
  const shippingAddress = { ...SHIPPING_ADDRESS, ...address };
  const response = await order(api, token, { products: { thing: 1 }, shippingAddress });
  if (response.status === 400) return false;
  expect(response.status).toBe(201);
  const trimmed = Object.entries(shippingAddress).map(([field, text]) => [field, text.trim()]);
  expected[response.as(OrderSchema).id] = {
    ...(Object.fromEntries(trimmed) as ShippingAddress),
    phone: readPhone(shippingAddress.phone),
  };
  return true;
}

test('every naughty string in an address is stored and read back unchanged, a phone number in one spelling, or refused', async () => {
  // Three strings in each order, in the fields that allow almost any text, because orders take long.
  for (let at = 0; at < NAUGHTY_STRINGS.length; at += 3) {
    const [fullName = '', address = fullName, city = fullName] = NAUGHTY_STRINGS.slice(at, at + 3);
    if (await placeOrderTo({ fullName, address, city })) continue;
    for (const text of [fullName, address, city]) await placeOrderTo({ address: text });
  }
  for (const text of NAUGHTY_STRINGS) {
    for (const field of ['state', 'postalCode', 'phone']) await placeOrderTo({ [field]: text });
  }
  expect(Object.keys(expected).length).toBeGreaterThan(NAUGHTY_STRINGS.length / 4);
  const orders = (await api.call(apiPaths.orders, { token })).as(Type.Array(OrderSchema));
  const stored = orders.map(({ id, shippingAddress }) => [id, shippingAddress]);
  expect(Object.fromEntries(stored)).toEqual(expected);
});

test('every naughty string in a registration is stored and read back unchanged, or refused', async () => {
  const register = async (text: string, index: number) => {
    const email = `naughty-${index}@example.com`;
    const names = { firstName: text, lastName: text };
    const response = await api.call(apiPaths.register, {
      body: { email, password: 'a password', ...names },
    });
    if (response.status === 400) return 'refused';
    expect(response.status).toBe(201);
    const { firstName, lastName } = response.as(RegisterResponseSchema);
    expect([firstName, lastName]).toEqual([text.trim(), text.trim()]);
    return 'stored';
  };
  const outcomes = new Set<string>();
  // In batches, because each call hashes a password, and a call that waits for too many others times out.
  for (let at = 0; at < NAUGHTY_STRINGS.length; at += 20) {
    const texts = NAUGHTY_STRINGS.slice(at, at + 20);
    for (const outcome of await Promise.all(texts.map((text, n) => register(text, at + n)))) {
      outcomes.add(outcome);
    }
  }
  expect(outcomes).toEqual(new Set(['refused', 'stored']));
});

test('every naughty string in a payment is refused without a server error', async () => {
  for (const text of NAUGHTY_STRINGS) {
    for (const field of Object.keys(PAYER)) {
      const fields = { ...PAYER, method: 'upi_qr', [field]: text };
      const body = { orderId: text.slice(0, 100), fields };
      const response = await api.call(apiPaths.payments, { token, body });
      expect([400, 404]).toContain(response.status);
    }
  }
});

test('every naughty string is refused as email and password', async () => {
  // In batches, because a call that waits for too many others times out with 503.
  for (let at = 0; at < NAUGHTY_STRINGS.length; at += 10) {
    const responses = await Promise.all(
      NAUGHTY_STRINGS.slice(at, at + 10).map((text) =>
        api.call(apiPaths.authorize, { body: { email: text, password: text } }),
      ),
    );
    for (const { status } of responses) expect([400, 401, 429]).toContain(status);
  }
});
