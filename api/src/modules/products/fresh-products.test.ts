import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { apiPaths, ProductListSchema, ProductSchema } from '@storefront/host/contracts/api';
import { startPeriodicJobs } from '../../periodic-jobs';
import { readConfig } from '../../settings/config';
import { orders, products, variants } from '../../db/schema';
import { serveOperator } from '../../operator/socket/operator-socket';
import { sendCommand } from '../../operator/socket/send-command';
import { addProduct, placedOrder } from '../../testing/orders';
import { createTestApi, type TestApi } from '../../testing/test-api';

const LIST = `${apiPaths.products}?category=test`;
const STOCK = 5;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
});
afterAll(() => api.close());
beforeEach(() =>
  addProduct(api.db, { id: 'coat', variants: [{ size: 'M', color: '', stock: STOCK }] }),
);
afterEach(async () => {
  await api.db.delete(products).where(inArray(products.id, ['coat', 'scarf']));
  api.responses.invalidate();
});

/** The coat in the responses for its page and for a listing. */
async function shown() {
  const page = (await api.call(apiPaths.product('coat'))).as(ProductSchema);
  const list = (await api.call(LIST)).as(ProductListSchema);
  const listed = list.data.find(({ id }) => id === 'coat');
  return {
    stock: [page.stock?.total, listed?.stock?.total],
    prices: [page.regularPrice, listed?.regularPrice],
    count: list.count,
  };
}

test('after an order, the shown stock is reduced', async () => {
  expect((await shown()).stock).toEqual([STOCK, STOCK]);
  await placedOrder(api, token, { coat: 2 });
  expect((await shown()).stock).toEqual([STOCK - 2, STOCK - 2]);
});

test('after the operator has cancelled an order, the shown stock is restored', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const { db, responses } = api;
  const backUp = () => Promise.resolve();
  const none = { provider: undefined, makeRefund: undefined };
  const close = await serveOperator({ config, db, responses, ...none, backUp });
  const orderId = await placedOrder(api, token, { coat: 2 });
  expect((await shown()).stock).toEqual([STOCK - 2, STOCK - 2]);
  await sendCommand({ dataDir, area: 'orders', command: { action: 'cancel', orderId } });
  expect((await shown()).stock).toEqual([STOCK, STOCK]);
  await close();
  rmSync(dataDir, { recursive: true });
});

test('after an unpaid order has expired, the shown stock is restored', async () => {
  const id = await placedOrder(api, token, { coat: 2 });
  expect((await shown()).stock).toEqual([STOCK - 2, STOCK - 2]);
  await api.db
    .update(orders)
    .set({ createdAt: new Date(0) })
    .where(eq(orders.id, id));
  const { db, responses, metrics } = api;
  const stop = startPeriodicJobs(
    { config: readConfig({}), db, responses, metrics, provider: undefined },
    api.app.log,
  );
  await stop();
  expect((await shown()).stock).toEqual([STOCK, STOCK]);
});

test('what another process writes is shown and counted after a second', async () => {
  // Later than the end of everything that is cached from earlier tests.
  const start = performance.now() + 60_000;
  const now = jest.spyOn(performance, 'now').mockReturnValue(start);
  expect(await shown()).toMatchObject({ prices: [1000, 1000], count: 1 });
  await api.db.update(products).set({ regularPrice: 200_000 }).where(eq(products.id, 'coat'));
  await addProduct(api.db, { id: 'scarf' });
  now.mockReturnValue(start + 1000);
  expect(await shown()).toMatchObject({ prices: [2000, 2000], count: 2 });
  now.mockRestore();
});

test('what another process writes is at once in a list that nobody has opened before, and in its counts', async () => {
  const listed = async (choice: string) =>
    (await api.call(`${LIST}&facets=true&${choice}`)).as(ProductListSchema);
  expect(await listed('priceMax=5001')).toMatchObject({ count: 1, facets: { inStock: 1 } });
  await api.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, 'coat'));
  await addProduct(api.db, { id: 'scarf', regularPrice: 400_000 });
  const { data, count, facets } = await listed('priceMax=5002&sort=price-desc');
  expect(data.map(({ id, stock }) => [id, stock?.total])).toEqual([
    ['scarf', 1],
    ['coat', 0],
  ]);
  expect({ count, facets }).toMatchObject({
    count: 2,
    facets: { inStock: 1, price: { min: 1000, max: 4000 } },
  });
});
