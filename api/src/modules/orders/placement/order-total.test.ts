import { apiPaths, OrderConflictSchema, OrderSchema } from '@storefront/host/contracts/api';
import { addProduct, order, orderItem } from '../../../testing/orders';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { findStore, saveStore } from '../../store/store.repository';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
  await addProduct(api.db, {
    id: 'shirt',
    regularPrice: 129_950,
    discountedPrice: 99_990,
    variants: [{ size: 'S', color: 'White', stock: 50 }],
  });
  await addProduct(api.db, {
    id: 'tote',
    regularPrice: 10,
    variants: [{ size: '', color: '', stock: 100 }],
  });
});
afterAll(() => api.close());

test('a total that changed is refused with the current price of every line', async () => {
  const response = await order(api, token, {
    products: { shirt: 1, tote: 1 },
    items: [
      { ...orderItem('shirt', 1, 'S', 'White'), price: 899 },
      { ...orderItem('tote', 1), price: 0.1 },
    ],
    expectedTotal: 899.1,
  });
  expect(response.status).toBe(409);
  const { error, products, ...quote } = response.as(OrderConflictSchema);
  expect(error).toContain('The total is now ₹1,000.00, not ₹899.10');
  expect(quote).toMatchObject({
    subtotal: 1000,
    shipping: { price: 0, label: 'Free' },
    total: 1000,
  });
  expect(
    quote.items?.map((item) => [item.productTitle, item.selectedSize, item.quantity, item.price]),
  ).toEqual([
    ['The shirt', 'S', 1, 999.9],
    ['The tote', null, 1, 0.1],
  ]);
  expect(products?.map(({ id, price }) => [id, price])).toEqual([['shirt', 999.9]]);
});

test('the expected total is accepted', async () => {
  const response = await order(api, token, { products: { shirt: 3 }, expectedTotal: 2999.7 });
  expect(response.status).toBe(201);
});

test('the shipping of a store that charges for it is part of the total', async () => {
  const before = await findStore(api.db);
  if (!before) throw new Error('The demo store is missing');
  await saveStore(api.db, { ...before, shipping: { method: 'Courier', price: 99.5 } });
  const products = { tote: 1 };
  const refused = await order(api, token, { products, expectedTotal: 0.1 });
  expect(refused.as(OrderConflictSchema)).toMatchObject({
    subtotal: 0.1,
    shipping: { method: 'Courier', price: 99.5 },
    total: 99.6,
    products: [],
  });
  const placed = (await order(api, token, { products, expectedTotal: 99.6 })).as(OrderSchema);
  await saveStore(api.db, before);
  const shown = (await api.call(apiPaths.order(placed.id), { token })).as(OrderSchema);
  expect(shown).toMatchObject({
    subtotal: 0.1,
    shipping: { method: 'Courier', price: 99.5 },
    total: 99.6,
  });
});
