import { eq } from 'drizzle-orm';
import { products, variants } from '../../../../db/schema';
import { createTestApi, type TestApi } from '../../../../testing/test-api';
import { createFacetIndex, type FreshFacetIndex } from './fresh-facet-index';

let api: TestApi;
let facetIndex: FreshFacetIndex;
beforeAll(async () => {
  api = await createTestApi();
  facetIndex = createFacetIndex(api.db, { ageMax: -1 });
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

const counts = async () => (await facetIndex()).count({ category: 'fresh' }, { size: ['m'] });

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

test('calls at the same time share one reading', async () => {
  await insert('fresh-3');
  const [one, other] = await Promise.all([counts(), counts()]);
  expect(one).toEqual(other);
  expect(one.total).toBe(2);
});
