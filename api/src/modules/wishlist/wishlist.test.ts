import {
  apiPaths,
  ErrorBodySchema,
  LIMITS,
  ProductListSchema,
  WishlistResponseSchema,
} from '@storefront/host/contracts/api';
import { eq } from 'drizzle-orm';
import { products, users, wishlistItems } from '../../db/schema';
import { addProduct } from '../../testing/orders';
import { createTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const id of ['coat', 'scarf', 'belt']) await addProduct(api.db, { id });
});
afterAll(() => api.close());

async function shopper() {
  const { token, email } = await api.signUp();
  const itemsOf = async () =>
    (await api.call(apiPaths.wishlist, { token })).as(WishlistResponseSchema).data;
  return {
    email,
    itemsOf,
    idsOf: async () => (await itemsOf()).map(({ productId }) => productId),
    add: (id: string) => api.call(apiPaths.wishlistItem(id), { method: 'PUT', token }),
    remove: (id: string) => api.call(apiPaths.wishlistItem(id), { method: 'DELETE', token }),
    merge: (...items: unknown[]) => api.call(apiPaths.wishlist, { body: { items }, token }),
  };
}

const manyIds = async (howMany: number) => {
  const rows = await api.db.select({ id: products.id }).from(products).limit(howMany);
  const missing = Array.from({ length: howMany - rows.length }, (_, index) => `filler-${index}`);
  for (const id of missing) await addProduct(api.db, { id });
  return [...rows.map(({ id }) => id), ...missing];
};

describe('the wishlist of an account', () => {
  test.each([
    ['GET', apiPaths.wishlist],
    ['POST', apiPaths.wishlist],
    ['PUT', apiPaths.wishlistItem('coat')],
    ['DELETE', apiPaths.wishlistItem('coat')],
  ] as const)('%s %s requires a sign-in', async (method, path) => {
    const body = method === 'POST' ? { items: [] } : undefined;
    expect((await api.call(path, { method, ...(body && { body }) })).status).toBe(401);
  });

  test('keeps a product, with its price when it was added, until it is removed', async () => {
    const { add, remove, itemsOf, idsOf } = await shopper();
    expect((await add('coat')).status).toBe(204);
    expect((await add('scarf')).status).toBe(204);
    const [coat] = await itemsOf();
    await api.db.update(products).set({ discountedPrice: 50_000 }).where(eq(products.id, 'coat'));
    expect((await add('coat')).status).toBe(204);
    expect((await itemsOf())[0]).toEqual(coat);
    expect(coat?.priceWhenAdded).toBeGreaterThan(500);
    expect((await remove('coat')).status).toBe(204);
    expect((await remove('coat')).status).toBe(204);
    expect(await idsOf()).toEqual(['scarf']);
  });

  test('is separate from those of other accounts', async () => {
    const [one, other] = [await shopper(), await shopper()];
    await one.add('coat');
    expect(await other.idsOf()).toEqual([]);
    await other.remove('coat');
    expect(await one.idsOf()).toEqual(['coat']);
  });

  test.each([
    ['unknown', 'nothing'],
    ['impossible', 'a\0b'],
    ['blank', ' '],
    ['very long', 'x'.repeat(5_000)],
  ])('refuses a product that doesn’t exist: its id is %s', async (_, id) => {
    const { add, idsOf } = await shopper();
    expect((await add(id)).status).toBe(404);
    expect(await idsOf()).toEqual([]);
  });

  test('is deleted with its account, but keeps a product that is removed and added again', async () => {
    const { email, add, idsOf } = await shopper();
    await addProduct(api.db, { id: 'seasonal' });
    await add('seasonal');
    await api.db.delete(products).where(eq(products.id, 'seasonal'));
    expect(await idsOf()).toEqual([]);
    await addProduct(api.db, { id: 'seasonal' });
    expect(await idsOf()).toEqual(['seasonal']);
    await api.db.delete(users).where(eq(users.email, email));
    const left = await api.db.select().from(wishlistItems);
    expect(left.filter(({ productId }) => productId === 'seasonal')).toEqual([]);
  });
});

describe('the wishlist of a device', () => {
  test('is added to that of the account without changing existing entries, even if repeated', async () => {
    const { add, merge, itemsOf } = await shopper();
    await add('coat');
    const [before] = await itemsOf();
    const device = [
      { productId: 'coat', priceWhenAdded: 1, addedAt: '2024-01-05T10:00:00.000Z' },
      { productId: 'belt', priceWhenAdded: 4999.5, addedAt: '2024-02-05T10:00:00.000Z' },
      { productId: 'belt' },
      { productId: 'gone' },
    ];
    const merged = (await merge(...device)).as(WishlistResponseSchema).data;
    expect(merged).toEqual([
      { productId: 'belt', priceWhenAdded: 4999.5, addedAt: '2024-02-05T10:00:00.000Z' },
      before,
    ]);
    expect((await merge(...device)).as(WishlistResponseSchema).data).toEqual(merged);
    expect((await merge()).as(WishlistResponseSchema).data).toEqual(merged);
  });

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'has its implausible times corrected: %s',
    async (addedAt) => {
      const { merge, itemsOf } = await shopper();
      expect((await merge({ productId: 'belt', addedAt })).status).toBe(200);
      const [belt] = await itemsOf();
      const year = new Date(belt?.addedAt ?? '').getUTCFullYear();
      expect(year).toBeGreaterThanOrEqual(2020);
      expect(year).toBeLessThanOrEqual(new Date().getUTCFullYear());
    },
  );

  test.each([
    [[{ productId: '' }], 'items/0/productId'],
    [[{ productId: 'belt', priceWhenAdded: -1 }], 'items/0/priceWhenAdded'],
    [[{ productId: 'belt', addedAt: 'yesterday' }], 'items/0/addedAt'],
    [Array.from({ length: LIMITS.wishlistMax + 1 }, () => ({ productId: 'belt' })), 'items'],
  ])('is refused with the name of the invalid field', async (items, field) => {
    const { merge } = await shopper();
    const response = await merge(...items);
    expect([response.status, response.as(ErrorBodySchema).field]).toEqual([400, field]);
  });

  test('is added completely or, if the wishlist would become too long, not at all', async () => {
    const { add, merge, idsOf, remove } = await shopper();
    const ids = await manyIds(LIMITS.wishlistMax + 1);
    const [first = '', second = '', ...rest] = ids;
    await add(first);
    const asItems = (of: string[]) => of.map((productId) => ({ productId }));
    const refused = await merge(...asItems([second, ...rest]));
    expect([refused.status, refused.as(ErrorBodySchema).error]).toEqual([
      409,
      'A wishlist holds at most 200 products. Remove some of them first.',
    ]);
    expect(await idsOf()).toEqual([first]);
    expect((await merge(...asItems(rest))).status).toBe(200);
    expect(await idsOf()).toHaveLength(LIMITS.wishlistMax);
    expect((await add(second)).status).toBe(409);
    expect((await add(first)).status).toBe(204);
    await remove(first);
    expect((await add(second)).status).toBe(204);
  });
});

describe('GET /products?ids=', () => {
  const list = (ids: string) => api.call(`${apiPaths.products}?ids=${encodeURIComponent(ids)}`);
  const idsOf = async (ids: string) =>
    (await list(ids)).as(ProductListSchema).data.map(({ id }) => id);

  test('returns the products in the requested order, each once, without unknown ones', async () => {
    expect(await idsOf('scarf,nothing,coat,scarf, belt ,a\0b')).toEqual(['scarf', 'coat', 'belt']);
    const page = (await list('scarf,nothing')).as(ProductListSchema);
    expect([page.count, page.pagination]).toEqual([1, { page: 1, limit: 50, total: 1, pages: 1 }]);
  });

  test.each([',', ' , ', 'nothing'])('returns none for %j', async (ids) => {
    expect(await idsOf(ids)).toEqual([]);
  });

  test('refuses more than 50, and names the field', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `p${index}`);
    expect(await idsOf(fifty.join(','))).toEqual([]);
    const response = await list([...fifty, 'one-more'].join(','));
    expect([response.status, response.as(ErrorBodySchema).field]).toEqual([400, 'ids']);
  });
});
