import { eq } from 'drizzle-orm';
import { products, variants } from '../../../../db/schema';
import { createTestApi, type TestApi } from '../../../../testing/test-api';
import type { SearchOrder } from '../facets/facet-selection';
import { createProductIndex, type FreshProductIndex } from './fresh-product-index';

let api: TestApi;
let productIndex: FreshProductIndex;
beforeAll(async () => {
  api = await createTestApi();
  productIndex = createProductIndex(api.db);
});
afterAll(() => api.close());

const PRODUCT = {
  title: 'Shelf',
  description: '',
  imgUrl: '',
  images: [],
  attributes: [],
  category: 'Fresh',
  parentCategory: 'Shelf',
  featured: false,
  regularPrice: 100_000,
  createdAt: new Date('2020-01-01T00:00:00Z'),
};

async function insert(id: string): Promise<void> {
  await api.db.insert(products).values({ ...PRODUCT, id, handle: id });
  const stock = { productId: id, color: 'Black', position: 0, stock: 1 };
  await api.db.insert(variants).values([
    { ...stock, size: 'S' },
    { ...stock, size: 'M', position: 1 },
  ]);
}

const counts = async () => (await productIndex()).count({ category: 'fresh' }, { size: ['m'] });

test('a product is counted from its first second to its last, as it is at each moment', async () => {
  expect((await counts()).total).toBe(0);

  await insert('fresh-1');
  await insert('fresh-2');
  expect(await counts()).toMatchObject({ total: 2, inStock: 2 });

  await api.db.update(products).set({ discountedPrice: 50_000 }).where(eq(products.id, 'fresh-1'));
  expect(await counts()).toMatchObject({ onSale: 1, price: { min: 50_000, max: 100_000 } });

  // The product as a whole is still in stock.
  await api.db.update(variants).set({ stock: 0 }).where(eq(variants.size, 'M'));
  expect(await counts()).toMatchObject({ total: 2, inStock: 0 });

  await api.db.delete(variants).where(eq(variants.size, 'M'));
  expect((await counts()).total).toBe(0);
  expect((await counts()).size).toEqual(new Map([['S', 2]]));

  await api.db.delete(products).where(eq(products.id, 'fresh-1'));
  expect((await counts()).size).toEqual(new Map([['S', 1]]));

  // As many products as before, but others.
  await insert('fresh-4');
  await api.db.update(products).set({ isPublic: false }).where(eq(products.id, 'fresh-2'));
  await api.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, 'fresh-4'));
  expect(await counts()).toMatchObject({ total: 1, inStock: 0 });
});

test('a product is listed where the database sorts its id, in its new place after each change', async () => {
  const listed = async (order: SearchOrder) => {
    const part = { order, limit: 9, offset: 0 };
    return (await productIndex()).list({ category: 'sorted' }, {}, part).ids;
  };
  const update = (id: string, values: Partial<typeof products.$inferInsert>) =>
    api.db.update(products).set(values).where(eq(products.id, id));
  for (const id of ['b', 'd', 'A', 'c']) {
    await insert(id);
    await update(id, { category: 'Sorted' });
    await productIndex();
  }
  const byId = await api.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.category, 'Sorted'))
    .orderBy(products.id);
  const ids = byId.map(({ id }) => id);
  expect(await listed('featured')).toEqual(ids);
  const first = (id: string) => [id, ...ids.filter((other) => other !== id)];
  await update('c', { featured: true });
  expect(await listed('featured')).toEqual(first('c'));
  await update('d', { regularPrice: 1 });
  expect(await listed('price-asc')).toEqual(first('d'));
  await update('b', { gender: 'Men' });
  expect((await productIndex()).count({ category: 'sorted', gender: 'women' }, {}).total).toBe(3);
});

test('calls at the same time share one reading', async () => {
  await insert('fresh-3');
  const [one, other] = await Promise.all([counts(), counts()]);
  expect(one).toEqual(other);
  expect(one.total).toBe(2);
});
