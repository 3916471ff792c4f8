import { createTestApi, type TestApi } from '../../testing/test-api';
import { eq } from 'drizzle-orm';
import {
  apiPaths,
  ErrorBodySchema,
  OrderListSchema,
  OrderPageSchema,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { orders } from '../../db/schema';
import { addProduct, placedOrder, SHIPPING_ADDRESS, stockOf } from '../../testing/orders';
import { changeOrder, expireUnpaidOrders } from './orders.service';

let api: TestApi;
let token: string;
let email: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token, email } = await api.signUp());
  await addProduct(api.db, {
    id: 'plenty',
    variants: [{ size: '', color: '', stock: 1000 }],
  });
});
afterAll(() => api.close());

const lookUp = (id: string, contactInfo: string) =>
  api.call(`${apiPaths.order(id)}?contactInfo=${encodeURIComponent(contactInfo)}`);
const statusOf = async (id: string) =>
  (await api.call(apiPaths.order(id), { token })).as(OrderSchema).status;

describe('GET /orders', () => {
  test('[API-02] returns the caller’s orders, newest first', async () => {
    const mine = await api.signUp();
    const ids = [
      await placedOrder(api, mine.token, { plenty: 1 }),
      await placedOrder(api, mine.token, { plenty: 2 }),
    ];
    const response = await api.call(apiPaths.orders, { token: mine.token });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.as(OrderListSchema).map(({ id }) => id)).toEqual(ids.reverse());
  });

  test('[ORD-09] shows nobody else’s orders', async () => {
    const id = await placedOrder(api, token, { plenty: 1 });
    const other = await api.signUp();
    const list = await api.call(apiPaths.orders, { token: other.token });
    expect(list.as(OrderListSchema)).toEqual([]);
    const one = await api.call(apiPaths.order(id), { token: other.token });
    expect([one.status, one.text]).toEqual([404, '{"error":"Order not found"}']);
  });

  test('responds with 401 without a token', async () => {
    expect((await api.call(apiPaths.orders)).status).toBe(401);
  });
});

describe('GET /orders with page or q', () => {
  let mine: string;
  let ids: string[];
  beforeAll(async () => {
    ({ token: mine } = await api.signUp());
    await addProduct(api.db, { id: 'rare', variants: [{ size: '', color: '', stock: 1 }] });
    ids = [await placedOrder(api, mine, { rare: 1 })];
    for (let count = 1; count < 12; count++) ids.push(await placedOrder(api, mine, { plenty: 1 }));
  });

  const list = async (query: string) => {
    const page = await api.call(`${apiPaths.orders}?${query}`, { token: mine });
    const { data, count } = page.as(OrderPageSchema);
    return { ids: data.map(({ id }) => id), count };
  };

  test('returns the orders page by page, newest first', async () => {
    const newest = ids.toReversed();
    expect(await list('page=1')).toEqual({ ids: newest.slice(0, 10), count: 12 });
    expect(await list('page=2')).toEqual({ ids: newest.slice(10), count: 12 });
    expect(await list('page=3')).toEqual({ ids: [], count: 12 });
  });

  test('finds an order by a product’s name and by a part of its number', async () => {
    expect(await list('q=the+RARE')).toEqual({ ids: ids.slice(0, 1), count: 1 });
    const [first = ''] = ids;
    expect((await list(`q=${first.slice(2, 11).toLowerCase()}`)).ids).toContain(first);
    expect(await list('q=%25')).toEqual({ ids: [], count: 0 });
    expect((await list('q=+')).count).toBe(12);
  });

  test.each([
    ['page 0', 'page=0'],
    ['a page that is no number', 'page=x'],
    ['a search of more than 200 letters', `q=${'x'.repeat(201)}`],
  ])('refuses %s', async (_, query) => {
    expect((await api.call(`${apiPaths.orders}?${query}`, { token: mine })).status).toBe(400);
  });
});

describe('GET /orders/{id}', () => {
  test('[API-02] shows an order to its owner', async () => {
    const id = await placedOrder(api, token, { plenty: 3 });
    const response = await api.call(apiPaths.order(id), { token });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.as(OrderSchema)).toMatchObject({
      id,
      status: 0,
      shippingAddress: SHIPPING_ADDRESS,
      shipping: { method: 'Standard Shipping', tracking: null },
      total: 3000,
      refundDue: false,
    });
  });

  test('[TRACK-06] shows an order to a signed-out caller with its email or phone', async () => {
    const id = await placedOrder(api, token, { plenty: 1 });
    for (const contact of [email, email.toUpperCase(), '9845012345', '+91-98450 12345']) {
      const response = await lookUp(id, contact);
      expect([contact, response.status]).toEqual([contact, 200]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.as(OrderSchema).id).toBe(id);
    }
  });

  test('[TRACK-06] doesn’t reveal to any other caller whether an order exists', async () => {
    const id = await placedOrder(api, token, { plenty: 1 });
    const wrong = await lookUp(id, 'someone@example.com');
    const unknown = await lookUp('ZZZZ-ZZZZ-ZZZZ', email);
    expect([wrong.status, wrong.text]).toEqual([404, '{"error":"Order not found"}']);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('accepts an id in lower case and with spaces', async () => {
    const id = await placedOrder(api, token, { plenty: 1 });
    const response = await lookUp(id.toLowerCase().replaceAll('-', ' '), email);
    expect(response.as(OrderSchema).id).toBe(id);
  });

  test('requires a token where no contact is given', async () => {
    const id = await placedOrder(api, token, { plenty: 1 });
    expect((await api.call(apiPaths.order(id))).status).toBe(401);
    expect((await lookUp(id, '')).status).toBe(401);
  });

  test('limits the lookups of guests, not of owners', async () => {
    const limited = await createTestApi({ rateLimitMax: 2 });
    const guest = async () =>
      (await limited.call(`${apiPaths.order('x')}?contactInfo=a@b.example`)).status;
    expect([await guest(), await guest(), await guest()]).toEqual([404, 404, 429]);
    expect((await limited.call(apiPaths.order('x'), { token: 'unknown' })).status).toBe(401);
    await limited.close();
  });
});

describe('the operator’s side (D14)', () => {
  test('a paid order is shipped with a tracking number and delivered', async () => {
    const id = await placedOrder(api, token, { plenty: 1 });
    await api.db.update(orders).set({ status: 1 }).where(eq(orders.id, id));
    await changeOrder(api.db, id, 'ship', { tracking: 'BLR-77' });
    const shipped = (await api.call(apiPaths.order(id), { token })).as(OrderSchema);
    expect([shipped.status, shipped.shipping?.tracking]).toEqual([2, 'BLR-77']);
    await changeOrder(api.db, id, 'deliver');
    expect(await statusOf(id)).toBe(3);
  });

  test('refuses what the status doesn’t allow, and changes nothing', async () => {
    const id = await placedOrder(api, token, { plenty: 1 });
    await expect(changeOrder(api.db, id, 'ship', { tracking: 'x' })).rejects.toThrow(
      `Order ${id} is Pending: ship refused. Possible now: pay, cancel.`,
    );
    await expect(changeOrder(api.db, 'ZZZZ-ZZZZ-ZZZZ', 'cancel')).rejects.toThrow(
      'Order not found',
    );
    expect(await statusOf(id)).toBe(0);
  });

  test('cancelling restores the stock once', async () => {
    await addProduct(api.db, { id: 'scarce', variants: [{ size: 'S', color: 'Red', stock: 5 }] });
    const id = await placedOrder(api, token, { scarce: 4 });
    expect(await stockOf(api.db, 'scarce')).toBe(1);
    await changeOrder(api.db, id, 'cancel');
    expect(await stockOf(api.db, 'scarce')).toBe(5);
    await expect(changeOrder(api.db, id, 'cancel')).rejects.toThrow('is Cancelled');
    expect(await stockOf(api.db, 'scarce')).toBe(5);
  });
});

describe('an order that nobody pays', () => {
  const HOUR_AGO = new Date(Date.now() - 61 * 60_000);

  test('is cancelled when it expires, and its stock is restored', async () => {
    await addProduct(api.db, { id: 'held', variants: [{ size: '', color: '', stock: 2 }] });
    const [old, fresh] = [
      await placedOrder(api, token, { held: 1 }),
      await placedOrder(api, token, { held: 1 }),
    ];
    await api.db.update(orders).set({ createdAt: HOUR_AGO }).where(eq(orders.id, old));
    expect(await expireUnpaidOrders(api.db, 60)).toBe(1);
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([4, 0]);
    expect(await stockOf(api.db, 'held')).toBe(1);
  });

  test('isn’t cancelled once it is paid', async () => {
    const id = await placedOrder(api, token, { plenty: 1 });
    await api.db.update(orders).set({ createdAt: HOUR_AGO, status: 1 }).where(eq(orders.id, id));
    expect(await expireUnpaidOrders(api.db, 60)).toBe(0);
    expect(await statusOf(id)).toBe(1);
  });
});

test('an unknown order is a 404 with {error}, for its owner too', async () => {
  const response = await api.call(apiPaths.order('nothing'), { token });
  expect(response.as(ErrorBodySchema).error).toBe('Order not found');
});
