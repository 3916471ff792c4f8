import { eq } from 'drizzle-orm';
import {
  ErrorBodySchema,
  ORDER_STATUS,
  RelatedProductsSchema,
} from '@storefront/host/contracts/api';
import { orders, products, variants } from '../../../db/schema';
import { addProduct, placedOrder } from '../../../testing/orders';
import { createTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
});
afterAll(() => api.close());

interface Garment {
  kind?: string;
  department?: string;
  material?: string;
  subCategory?: string;
  price?: number;
  stock?: number;
}

/** Adds a garment; `kind` is its parent category, `department` its category. */
async function add(id: string, garment: Garment = {}): Promise<void> {
  const {
    kind = 'Test Shirts',
    material = 'Linen',
    subCategory = 'Casual',
    price = 1_000,
    department = kind,
  } = garment;
  const stock = garment.stock ?? 100;
  await addProduct(api.db, { id, regularPrice: price, variants: [{ size: '', color: '', stock }] });
  await api.db
    .update(products)
    .set({
      parentCategory: kind,
      category: department,
      subCategory,
      attributes: [{ key: 'material', value: [material] }],
    })
    .where(eq(products.id, id));
}

async function related(id: string, query = ''): Promise<string[]> {
  const response = await api.call(`/products/${id}/related${query}`);
  expect(response.status).toBe(200);
  return response.as(RelatedProductsSchema).data.map((product) => product.id);
}

async function buy(...ids: string[]): Promise<void> {
  const order = await placedOrder(api, token, Object.fromEntries(ids.map((id) => [id, 1])));
  await api.db.update(orders).set({ status: ORDER_STATUS.processing }).where(eq(orders.id, order));
}

test('similar cloth ranks before similar cut, and similar cut before similar price', async () => {
  const kind = 'Test Kurtas';
  await add('kurta', { kind });
  await add('other-cloth', { kind, material: 'Wool', price: 1_001 });
  await add('other-cut', { kind, subCategory: 'Formal', price: 1_001 });
  await add('far-price', { kind, price: 9_000 });
  await add('near-price', { kind, price: 1_100 });
  await add('elsewhere', { kind: 'Test Belts' });
  expect(await related('kurta')).toEqual(['near-price', 'far-price', 'other-cut', 'other-cloth']);
  expect(await related('kurta', '?limit=1')).toEqual(['near-price']);
});

test('products of the same kind come before others of the same department', async () => {
  const department = 'Test Accessories';
  await add('belt', { department, kind: 'Test Belts of Leather', material: 'Leather' });
  await add('bag', { department, kind: 'Test Bags', material: 'Leather' });
  await add('ring', { department, kind: 'Test Rings', material: 'Gold' });
  await add('other-belt', { department, kind: 'Test Belts of Leather', material: 'Canvas' });
  expect(await related('belt')).toEqual(['other-belt', 'bag', 'ring']);
});

test('a product that was bought together twice comes first, even from another category', async () => {
  const kind = 'Test Saris';
  await add('sari', { kind });
  await add('like-it', { kind });
  await add('blouse', { kind: 'Test Blouses', material: 'Silk' });
  await add('once', { kind: 'Test Blouses' });
  await buy('sari', 'blouse');
  await buy('sari', 'once');
  expect(await related('sari')).toEqual(['like-it']);
  await buy('sari', 'blouse');
  api.responses.invalidate();
  expect(await related('sari')).toEqual(['blouse', 'like-it']);
});

test('orders that aren’t paid don’t count', async () => {
  await add('scarf', { kind: 'Test Scarves' });
  await add('gloves', { kind: 'Test Gloves' });
  await placedOrder(api, token, { scarf: 1, gloves: 1 });
  await placedOrder(api, token, { scarf: 1, gloves: 1 });
  expect(await related('scarf')).toEqual([]);
});

test('products that are sold out, have no price or are excluded are left out', async () => {
  const kind = 'Test Jeans';
  await add('jeans', { kind });
  await add('sold-out', { kind, stock: 0 });
  await add('no-price', { kind });
  await api.db.update(products).set({ regularPrice: null }).where(eq(products.id, 'no-price'));
  await add('in-the-cart', { kind });
  await add('wanted', { kind });
  expect(await related('jeans', '?exclude=in-the-cart,%00,,unknown')).toEqual(['wanted']);
  await api.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, 'wanted'));
  api.responses.invalidate();
  expect(await related('jeans', '?exclude=in-the-cart')).toEqual([]);
});

test('an unknown product is a 404, and an invalid query a 400 that names its field', async () => {
  expect((await api.call('/products/unknown/related')).status).toBe(404);
  expect((await api.call('/products/%00/related')).status).toBe(404);
  const response = await api.call('/products/jeans/related?limit=25');
  expect([response.status, response.as(ErrorBodySchema).field]).toEqual([400, 'limit']);
});
