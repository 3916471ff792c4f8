import { createTestApi, type TestApi } from '../../../testing/test-api';
import {
  apiPaths,
  ErrorBodySchema,
  ORDER_STATUS,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { addProduct, order, orderItem, placedOrder, stockOf } from '../../../testing/orders';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
  await addProduct(api.db, { id: 'plenty', variants: [{ size: '', color: '', stock: 100 }] });
});
afterAll(() => api.close());

describe('stock', () => {
  test('is reserved from the chosen size and colour', async () => {
    await addProduct(api.db, {
      id: 'coat',
      variants: [
        { size: 'S', color: 'Navy', stock: 3 },
        { size: 'M', color: 'Navy', stock: 3 },
      ],
    });
    await order(api, token, { products: { coat: 2 }, items: [orderItem('coat', 2, 'M', 'Navy')] });
    expect([await stockOf(api.db, 'coat', 'S'), await stockOf(api.db, 'coat', 'M')]).toEqual([
      3, 1,
    ]);
  });

  test('is reserved from any variants when none was chosen', async () => {
    expect(await stockOf(api.db, 'coat')).toBe(4);
    await placedOrder(api, token, { coat: 4 });
    expect(await stockOf(api.db, 'coat')).toBe(0);
  });

  test('a line without a choice leaves the last piece to the line that names it', async () => {
    await addProduct(api.db, {
      id: 'scarf',
      variants: [
        { size: 'A', color: '', stock: 1 },
        { size: 'B', color: '', stock: 1 },
      ],
    });
    const response = await order(api, token, {
      products: { scarf: 2 },
      items: [orderItem('scarf', 1), orderItem('scarf', 1, 'A', null)],
    });
    expect(response.status).toBe(201);
    expect(await stockOf(api.db, 'scarf')).toBe(0);
  });

  test('the last piece is sold once, even if many shoppers order it concurrently', async () => {
    await addProduct(api.db, { id: 'last-one' });
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => api.signUp()));
    const responses = await Promise.all(
      shoppers.map((shopper) => order(api, shopper.token, { products: { 'last-one': 1 } })),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await stockOf(api.db, 'last-one')).toBe(0);
  });

  test('of more orders than pieces, placed concurrently on two APIs, each piece is sold and the rest is refused', async () => {
    await addProduct(api.db, { id: 'hot', variants: [{ size: '', color: '', stock: 6 }] });
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => api.signUp()));
    const other = await api.another();
    const responses = await Promise.all(
      shoppers.map((shopper, index) =>
        order(index % 2 === 0 ? api : other, shopper.token, { products: { hot: 1 } }),
      ),
    );
    await other.close();
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, as }) => [status, as(ErrorBodySchema).error])).toEqual(
      Array.from({ length: 6 }, () => [409, 'The hot is sold out.']),
    );
    expect(await stockOf(api.db, 'hot')).toBe(0);
  });
});

describe('Idempotency-Key', () => {
  test('the same key returns the same order, and reserves its stock once', async () => {
    await addProduct(api.db, { id: 'twice', variants: [{ size: '', color: '', stock: 5 }] });
    const send = () =>
      order(api, token, { products: { twice: 2 } }, { 'idempotency-key': 'attempt-1' });
    const ids = (await Promise.all([send(), send(), send()])).map(
      (response) => response.as(OrderSchema).id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(api.db, 'twice')).toBe(3);
  });

  test('returns the same order even when it took the last piece', async () => {
    await addProduct(api.db, { id: 'last-again' });
    const send = () =>
      order(api, token, { products: { 'last-again': 1 } }, { 'idempotency-key': 'attempt-2' });
    const [first, second] = [await send(), await send()];
    expect(second.status).toBe(201);
    expect(second.as(OrderSchema).id).toBe(first.as(OrderSchema).id);
  });

  test('the same key with another body responds with 409', async () => {
    const headers = { 'idempotency-key': 'attempt-3' };
    await order(api, token, { products: { plenty: 1 } }, headers);
    const response = await order(api, token, { products: { plenty: 2 } }, headers);
    expect(response.status).toBe(409);
    expect(response.as(ErrorBodySchema).error).toContain('Idempotency-Key');
  });

  test('the same key returns the placed order, even with another expected total', async () => {
    const headers = { 'idempotency-key': 'attempt-5' };
    const placed = await order(api, token, { products: { plenty: 1 } }, headers);
    const { id, total } = placed.as(OrderSchema);
    const request = { products: { plenty: 1 }, expectedTotal: total - 1 };
    const again = await order(api, token, request, headers);
    expect(again.as(OrderSchema).id).toBe(id);
  });

  test('after the order was cancelled, the same request with its key is a new order', async () => {
    const send = () =>
      order(api, token, { products: { plenty: 1 } }, { 'idempotency-key': 'attempt-6' });
    const { id } = (await send()).as(OrderSchema);
    await api.call(apiPaths.orderCancellation(id), { token, method: 'POST' });
    const again = (await send()).as(OrderSchema);
    expect(again.id).not.toBe(id);
    expect(again.status).toBe(ORDER_STATUS.pending);
  });

  test('the same key of another shopper is independent', async () => {
    const headers = { 'idempotency-key': 'attempt-4' };
    const other = await api.signUp();
    const mine = await order(api, token, { products: { plenty: 1 } }, headers);
    const theirs = await order(api, other.token, { products: { plenty: 1 } }, headers);
    expect(theirs.as(OrderSchema).id).not.toBe(mine.as(OrderSchema).id);
  });
});
