import { eq } from 'drizzle-orm';
import {
  apiPaths,
  ErrorBodySchema,
  OrderConflictSchema,
  type OrderRequestItem,
  OrderSchema,
  ProductSchema,
} from '@storefront/host/contracts/api';
import { products, variants } from '../../../db/schema';
import { addProduct, order, orderItem, stockOf } from '../../../testing/orders';
import { createTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
});
afterAll(() => api.close());

/** A chain in two metals and two lengths, of which one is dearer. */
async function addChain(id: string): Promise<void> {
  const chain = (color: string, length: string, stock: number, rupees: number) => ({
    size: '',
    color,
    options: { Length: length },
    stock,
    sku: `${id}-${color}-${length}`,
    regularPrice: rupees * 100,
  });
  await addProduct(api.db, {
    id,
    regularPrice: 90_000,
    optionNames: ['Length'],
    variants: [
      chain('Gold', '40 cm', 2, 900),
      chain('Gold', '60 cm', 2, 1200),
      chain('Silver', '40 cm', 1, 900),
    ],
  });
}

const chainItem = (id: string, quantity: number, color: string, length?: string) => ({
  ...orderItem(id, quantity, null, color),
  ...(length !== undefined && { selectedOptions: { Length: length } }),
});

const place = (id: string, items: OrderRequestItem[]) =>
  order(api, token, {
    products: { [id]: items.reduce((sum, { quantity }) => sum + quantity, 0) },
    items,
  });

test('a product says its options, and the price and stock of each variant', async () => {
  await addChain('chain');
  const product = (await api.call(`${apiPaths.products}/chain`)).as(ProductSchema);
  expect(product).toMatchObject({
    regularPrice: 900,
    priceVaries: true,
    options: [{ name: 'Length', values: ['40 cm', '60 cm'] }],
  });
  expect(product.stock?.variants).toContainEqual({
    size: null,
    color: 'Gold',
    options: { Length: '60 cm' },
    regularPrice: 1200,
    discountedPrice: null,
    quantity: 2,
  });
});

test('each line costs what its variant does, and only its stock is taken', async () => {
  await addChain('two-chains');
  const response = await place('two-chains', [
    chainItem('two-chains', 1, 'Gold', '60 cm'),
    chainItem('two-chains', 1, 'Gold', '40 cm'),
  ]);
  const { items, subtotal } = response.as(OrderSchema);
  expect(subtotal).toBe(2100);
  expect(items).toMatchObject([
    { price: 1200, selectedColor: 'Gold', selectedOptions: { Length: '60 cm' } },
    { price: 900, selectedColor: 'Gold', selectedOptions: { Length: '40 cm' } },
  ]);
  const rows = await api.db.select().from(variants).where(eq(variants.productId, 'two-chains'));
  expect(new Map(rows.map(({ sku, stock }) => [sku, stock]))).toEqual(
    new Map([
      ['two-chains-Gold-40 cm', 1],
      ['two-chains-Gold-60 cm', 1],
      ['two-chains-Silver-40 cm', 1],
    ]),
  );
});

test('a line that leaves the price open isn’t ordered, and the choice is asked for', async () => {
  await addChain('open-chain');
  const response = await place('open-chain', [chainItem('open-chain', 1, 'Gold')]);
  expect(response.status).toBe(409);
  const conflict = response.as(OrderConflictSchema);
  expect(conflict.error).toContain('needs a choice of all its options');
  expect(conflict.products).toMatchObject([
    { id: 'open-chain', selectedColor: 'Gold', price: 900 },
  ]);
  // All that it can be cost the same.
  expect((await place('open-chain', [chainItem('open-chain', 1, 'Silver')])).status).toBe(201);
});

test('an option that the product doesn’t have is named', async () => {
  await addChain('short-chain');
  const response = await place('short-chain', [chainItem('short-chain', 1, 'Gold', '90 cm')]);
  expect(response.status).toBe(400);
  expect(response.as(ErrorBodySchema)).toEqual({
    field: 'items/selectedOptions',
    error: '"short-chain" has no Length "90 cm"',
  });
});

test('a sold-out variant is named with its options', async () => {
  await addChain('rare-chain');
  const response = await place('rare-chain', [chainItem('rare-chain', 2, 'Silver', '40 cm')]);
  expect(response.as(OrderConflictSchema)).toMatchObject({
    error: 'The rare-chain (Silver, 40 cm) has only 1 left.',
    products: [{ selectedOptions: { Length: '40 cm' }, available: 1 }],
  });
});

test('a cancelled order gives back the stock of its variant', async () => {
  await addChain('returned-chain');
  const placed = await place('returned-chain', [chainItem('returned-chain', 2, 'Gold', '60 cm')]);
  const { id } = placed.as(OrderSchema);
  expect(await stockOf(api.db, 'returned-chain')).toBe(3);
  await api.call(`${apiPaths.orders}/${id}/cancel`, { token, method: 'POST' });
  const [long] = await api.db
    .select()
    .from(variants)
    .where(eq(variants.sku, 'returned-chain-Gold-60 cm'));
  expect(long?.stock).toBe(2);
});

test('a product that isn’t public can’t be found or ordered', async () => {
  await addChain('hidden-chain');
  await api.db.update(products).set({ isPublic: false }).where(eq(products.id, 'hidden-chain'));
  expect((await api.call(`${apiPaths.products}/hidden-chain`)).status).toBe(404);
  const response = await place('hidden-chain', [chainItem('hidden-chain', 1, 'Silver')]);
  expect(response.as(OrderConflictSchema).error).toContain('is no longer available');
});
