import { createTestApi, type TestApi } from '../../testing/test-api';
import {
  apiPaths,
  ErrorBodySchema,
  OrderConflictSchema,
  OrderListSchema,
  OrderSchema,
} from '@storefront/shared/contracts/api';
import { addProduct, order, placedOrder, SHIPPING_ADDRESS, stockOf } from '../../testing/orders';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
  await addProduct(api.db, {
    id: 'shirt',
    regularPrice: 129_950,
    discountedPrice: 99_990,
    variants: [
      { size: 'S', color: 'White', stock: 50 },
      { size: 'M', color: 'White', stock: 50 },
      { size: 'M', color: 'Ink', stock: 0 },
    ],
  });
  await addProduct(api.db, {
    id: 'tote',
    regularPrice: 10,
    variants: [{ size: '', color: '', stock: 100 }],
  });
});
afterAll(() => api.close());

const item = (productId: string, quantity: number, size: string | null, color: string | null) => ({
  productId,
  quantity,
  selectedSize: size,
  selectedColor: color,
});

describe('POST /orders', () => {
  test('[API-02] answers 201 with id, status, lines, address and total', async () => {
    const answer = await order(api, token, { products: { shirt: 2, tote: 3 } });
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const placed = answer.as(OrderSchema);
    expect(placed).toMatchObject({ status: 0, shippingAddress: SHIPPING_ADDRESS, total: 2000.1 });
    expect(placed.items).toMatchObject([
      { productId: 'shirt', productTitle: 'The shirt', quantity: 2, price: 999.9 },
      { productId: 'tote', productTitle: 'The tote', quantity: 3, price: 0.1 },
    ]);
    expect(placed.items[0]?.image).toBe('http://localhost:8044/media/products/shirt.svg');
  });

  test('keeps the size and colour of each line', async () => {
    const answer = await order(api, token, {
      products: { shirt: 3 },
      items: [item('shirt', 1, 'S', 'White'), item('shirt', 2, 'M', 'White')],
    });
    const lines = answer
      .as(OrderSchema)
      .items.map(({ quantity, selectedSize, selectedColor }) => [
        quantity,
        selectedSize,
        selectedColor,
      ]);
    expect(lines).toEqual([
      [1, 'S', 'White'],
      [2, 'M', 'White'],
    ]);
  });

  test('charges the catalogue’s price, whatever the request says', async () => {
    const answer = await order(api, token, {
      products: { tote: 1 },
      items: [{ ...item('tote', 1, null, null), price: 0.01 }],
    });
    expect(answer.as(OrderSchema).total).toBe(0.1);
  });

  test('answers 401 without a token, before it looks at the body', async () => {
    const answer = await api.call(apiPaths.orders, { body: {} });
    expect(answer.status).toBe(401);
  });

  const blank = { ...SHIPPING_ADDRESS, city: '  ' };
  const noPhone = { ...SHIPPING_ADDRESS, phone: undefined };
  const one = { products: { tote: 1 } };
  test.each<[field: string, body: object]>([
    ['products', { shippingAddress: SHIPPING_ADDRESS }],
    ['products', { products: {}, shippingAddress: SHIPPING_ADDRESS }],
    ['products/tote', { products: { tote: 0 }, shippingAddress: SHIPPING_ADDRESS }],
    ['products/tote', { products: { tote: 1.5 }, shippingAddress: SHIPPING_ADDRESS }],
    ['products/tote', { products: { tote: '1' }, shippingAddress: SHIPPING_ADDRESS }],
    ['products/tote', { products: { tote: 1001 }, shippingAddress: SHIPPING_ADDRESS }],
    ['shippingAddress', one],
    ['shippingAddress/city', { ...one, shippingAddress: blank }],
    ['shippingAddress/phone', { ...one, shippingAddress: noPhone }],
    ['items/0/productId', { ...one, shippingAddress: SHIPPING_ADDRESS, items: [{ quantity: 1 }] }],
    ['items', { ...one, shippingAddress: SHIPPING_ADDRESS, items: [] }],
    ['items', { ...one, shippingAddress: SHIPPING_ADDRESS, items: [item('tote', 2, null, null)] }],
    [
      'items',
      {
        ...one,
        shippingAddress: SHIPPING_ADDRESS,
        items: [item('tote', 1, null, null), item('shirt', 1, null, null)],
      },
    ],
    [
      'items/selectedSize',
      {
        products: { shirt: 1 },
        shippingAddress: SHIPPING_ADDRESS,
        items: [item('shirt', 1, 'XXXL', 'White')],
      },
    ],
    [
      'items/selectedColor',
      {
        products: { shirt: 1 },
        shippingAddress: SHIPPING_ADDRESS,
        items: [item('shirt', 1, 'S', 'Pink')],
      },
    ],
    [
      'items/selectedSize',
      { ...one, shippingAddress: SHIPPING_ADDRESS, items: [item('tote', 1, 'S', null)] },
    ],
  ])('refuses a wrong %s with 400 and names it (%#)', async (field, body) => {
    const before = await stockOf(api.db, 'tote');
    const answer = await api.call(apiPaths.orders, { token, body });
    expect(answer.status).toBe(400);
    const { error, field: named } = answer.as(ErrorBodySchema);
    expect(named).toBe(field);
    expect(error).toContain(field.split('/').at(-1));
    expect(await stockOf(api.db, 'tote')).toBe(before);
  });
});

describe('an order that can’t be had', () => {
  test('answers 409, names every product in the way and takes nothing', async () => {
    await addProduct(api.db, { id: 'few', variants: [{ size: 'S', color: 'Red', stock: 2 }] });
    await addProduct(api.db, { id: 'free', regularPrice: 0 });
    const before = await stockOf(api.db, 'shirt');
    const answer = await order(api, token, {
      products: { shirt: 1, few: 3, free: 1, ghost: 1 },
    });
    expect(answer.status).toBe(409);
    const { error, products } = answer.as(OrderConflictSchema);
    expect(error).toContain('The few has only 2 left');
    expect(error).toContain('The free can’t be ordered');
    expect(error).toContain('ghost is no longer available');
    const named = products?.map(({ id, title, available }) => [id, title, available]);
    expect(named?.sort()).toEqual([
      ['few', 'The few', 2],
      ['free', 'The free', 0],
      ['ghost', 'ghost', 0],
    ]);
    expect(await stockOf(api.db, 'shirt')).toBe(before);
    expect(await stockOf(api.db, 'few')).toBe(2);
  });

  test('names the size and colour that is sold out, though others are there', async () => {
    const answer = await order(api, token, {
      products: { shirt: 1 },
      items: [item('shirt', 1, 'M', 'Ink')],
    });
    expect(answer.status).toBe(409);
    const { error, products } = answer.as(OrderConflictSchema);
    expect(error).toBe('The shirt (M, Ink) is sold out.');
    expect(products).toEqual([
      {
        id: 'shirt',
        title: 'The shirt',
        selectedSize: 'M',
        selectedColor: 'Ink',
        available: 0,
        price: 999.9,
      },
    ]);
  });

  test('leaves no order behind', async () => {
    const someone = await api.signUp();
    await order(api, someone.token, { products: { ghost: 1 } });
    const list = await api.call(apiPaths.orders, { token: someone.token });
    expect(list.as(OrderListSchema)).toEqual([]);
  });

  test('a price that changed since the cart was shown is told before paying', async () => {
    const answer = await order(api, token, {
      products: { shirt: 1, tote: 1 },
      items: [
        { ...item('shirt', 1, 'S', 'White'), price: 899 },
        { ...item('tote', 1, null, null), price: 0.1 },
      ],
      expectedTotal: 899.1,
    });
    expect(answer.status).toBe(409);
    const { error, products, total } = answer.as(OrderConflictSchema);
    expect(error).toContain('The total is now ₹1,000.00, not ₹899.10');
    expect(total).toBe(1000);
    expect(products?.map(({ id, price }) => [id, price])).toEqual([['shirt', 999.9]]);
  });

  test('the total that was expected goes through', async () => {
    const answer = await order(api, token, { products: { shirt: 3 }, expectedTotal: 2999.7 });
    expect(answer.status).toBe(201);
  });
});

describe('stock', () => {
  test('is taken from the size and colour that was chosen', async () => {
    await addProduct(api.db, {
      id: 'coat',
      variants: [
        { size: 'S', color: 'Navy', stock: 3 },
        { size: 'M', color: 'Navy', stock: 3 },
      ],
    });
    await order(api, token, { products: { coat: 2 }, items: [item('coat', 2, 'M', 'Navy')] });
    expect([await stockOf(api.db, 'coat', 'S'), await stockOf(api.db, 'coat', 'M')]).toEqual([
      3, 1,
    ]);
  });

  test('is taken from any variants when none was chosen', async () => {
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
    const answer = await order(api, token, {
      products: { scarf: 2 },
      items: [item('scarf', 1, null, null), item('scarf', 1, 'A', null)],
    });
    expect(answer.status).toBe(201);
    expect(await stockOf(api.db, 'scarf')).toBe(0);
  });

  test('the last piece is sold once, however many want it at the same moment', async () => {
    await addProduct(api.db, { id: 'last-one' });
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => api.signUp()));
    const answers = await Promise.all(
      shoppers.map((shopper) => order(api, shopper.token, { products: { 'last-one': 1 } })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await stockOf(api.db, 'last-one')).toBe(0);
  });
});

describe('Idempotency-Key', () => {
  test('the same key gives the same order, and takes its stock once', async () => {
    await addProduct(api.db, { id: 'twice', variants: [{ size: '', color: '', stock: 5 }] });
    const send = () =>
      order(api, token, { products: { twice: 2 } }, { 'idempotency-key': 'attempt-1' });
    const ids = (await Promise.all([send(), send(), send()])).map(
      (answer) => answer.as(OrderSchema).id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(api.db, 'twice')).toBe(3);
  });

  test('gives the same order even when it took the last piece', async () => {
    await addProduct(api.db, { id: 'last-again' });
    const send = () =>
      order(api, token, { products: { 'last-again': 1 } }, { 'idempotency-key': 'attempt-2' });
    const [first, second] = [await send(), await send()];
    expect(second.status).toBe(201);
    expect(second.as(OrderSchema).id).toBe(first.as(OrderSchema).id);
  });

  test('the same key with another body answers 409', async () => {
    const headers = { 'idempotency-key': 'attempt-3' };
    await order(api, token, { products: { tote: 1 } }, headers);
    const answer = await order(api, token, { products: { tote: 2 } }, headers);
    expect(answer.status).toBe(409);
    expect(answer.as(ErrorBodySchema).error).toContain('Idempotency-Key');
  });

  test('another shopper’s key is another key', async () => {
    const headers = { 'idempotency-key': 'attempt-4' };
    const other = await api.signUp();
    const mine = await order(api, token, { products: { tote: 1 } }, headers);
    const theirs = await order(api, other.token, { products: { tote: 1 } }, headers);
    expect(theirs.as(OrderSchema).id).not.toBe(mine.as(OrderSchema).id);
  });
});
