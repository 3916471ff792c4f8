import {
  apiPaths,
  ErrorBodySchema,
  ORDER_STATUS,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { orderClientIps } from '../../../db/schema';
import { addProduct, order, stockOf } from '../../../testing/orders';
import { PAYER } from '../../../testing/payments';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { changeOrder, expireUnpaidOrders } from '../orders.service';
import { hashClientIp } from './unpaid-limits';
import { deleteSettledClientIps } from './placement.repository';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    unpaidOrdersMax: 3,
    unpaidPiecesMax: 10,
    orderRateLimitMax: 40,
    trustProxy: true,
  });
});
afterAll(() => api.close());

/** The product and the client's IP address of the current test. */
let thing = '';
let clientIp = '';
let tests = 0;
beforeEach(async () => {
  tests += 1;
  thing = `thing-${tests}`;
  clientIp = `198.51.100.${tests}`;
  await addProduct(api.db, { id: thing, variants: [{ size: '', color: '', stock: 1000 }] });
});

const place = (token: string, quantity: number, headers: Record<string, string> = {}) =>
  order(
    api,
    token,
    { products: { [thing]: quantity } },
    { 'x-forwarded-for': clientIp, ...headers },
  );

test('the unpaid orders of an account are limited, and the error says what to do', async () => {
  const { token } = await api.signUp();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await place(token, 1)).as(OrderSchema).id);
  const refused = await place(token, 1);
  expect([refused.status, refused.as(ErrorBodySchema).error]).toEqual([
    429,
    'You have 3 unpaid orders. Pay one under My Orders first, or wait. An unpaid order is cancelled after 60 minutes.',
  ]);
  expect(await stockOf(api.db, thing)).toBe(997);
  await changeOrder(api.db, ids[0] ?? '', 'cancel');
  expect((await place(token, 1)).status).toBe(201);
});

test('the pieces in unpaid orders are limited', async () => {
  const { token } = await api.signUp();
  expect((await place(token, 11)).as(ErrorBodySchema).error).toBe(
    'An order can have up to 10 pieces, and this one has 11. Please order fewer.',
  );
  expect((await place(token, 6)).status).toBe(201);
  const refused = await place(token, 5);
  expect([refused.status, refused.as(ErrorBodySchema).error]).toEqual([
    429,
    expect.stringContaining('Your unpaid orders hold 6 pieces'),
  ]);
  expect((await place(token, 4)).status).toBe(201);
  expect(await stockOf(api.db, thing)).toBe(990);
});

test('concurrent orders can’t exceed the limits', async () => {
  const { token } = await api.signUp();
  const responses = await Promise.all(Array.from({ length: 20 }, () => place(token, 1)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(17);
  expect(await stockOf(api.db, thing)).toBe(997);
});

test('accounts of one IP address share four times the limits of one', async () => {
  for (let account = 0; account < 4; account += 1) {
    const { token } = await api.signUp();
    for (let count = 0; count < 3; count += 1) expect((await place(token, 1)).status).toBe(201);
  }
  const { token } = await api.signUp();
  const refused = await place(token, 1);
  expect([refused.status, refused.as(ErrorBodySchema).error]).toEqual([
    429,
    expect.stringContaining('Too many orders from your network'),
  ]);
});

test('a repeated request returns its order, even if the account has reached its limits', async () => {
  const { token } = await api.signUp();
  const headers = { 'idempotency-key': 'attempt' };
  const first = await place(token, 10, headers);
  const again = await place(token, 10, headers);
  expect([again.status, again.as(OrderSchema).id]).toEqual([201, first.as(OrderSchema).id]);
});

test('an expired order no longer counts; the hash of its IP address, which is all that was stored, is deleted', async () => {
  const { token } = await api.signUp();
  await place(token, 10);
  const stored = await api.db.select().from(orderClientIps);
  expect(stored.map(({ ipHash }) => ipHash)).toContain(hashClientIp(clientIp));
  expect(JSON.stringify(stored)).not.toContain(clientIp);
  await expireUnpaidOrders(api.db, -1);
  await deleteSettledClientIps(api.db);
  expect(await api.db.select().from(orderClientIps)).toEqual([]);
  expect(await stockOf(api.db, thing)).toBe(1000);
  expect((await place(token, 10)).as(OrderSchema).status).toBe(ORDER_STATUS.pending);
});

test('orders and payments are rate-limited by IP address, with Retry-After', async () => {
  const { token } = await api.signUp();
  const pay = () =>
    api.call(apiPaths.payments, {
      token,
      headers: { 'x-forwarded-for': clientIp },
      body: { orderId: 'none', fields: { ...PAYER } },
    });
  for (const call of [() => place(token, 11), pay]) {
    for (let count = 0; count < 40; count += 1) {
      expect((await call()).as(ErrorBodySchema).error).not.toContain('Too many attempts');
    }
    const refused = await call();
    expect([refused.status, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(refused.as(ErrorBodySchema).error).toContain('Too many attempts. Please try again in');
  }
});
