import { createTestApi, type TestApi } from '../../../testing/test-api';
import {
  apiPaths,
  ErrorBodySchema,
  OrderConflictSchema,
  OrderListSchema,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { addProduct, order, orderItem, SHIPPING_ADDRESS, stockOf } from '../../../testing/orders';

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

describe('POST /orders', () => {
  test('[API-02] responds with 201 and id, status, lines, address and total', async () => {
    const response = await order(api, token, { products: { shirt: 2, tote: 3 } });
    expect(response.status).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const placed = response.as(OrderSchema);
    expect(placed).toMatchObject({
      status: 0,
      shippingAddress: SHIPPING_ADDRESS,
      subtotal: 2000.1,
      shipping: { method: 'Standard Shipping', price: 0, label: 'Free', tracking: null },
      total: 2000.1,
    });
    expect(placed.items).toMatchObject([
      { productId: 'shirt', productTitle: 'The shirt', quantity: 2, price: 999.9 },
      { productId: 'tote', productTitle: 'The tote', quantity: 3, price: 0.1 },
    ]);
    expect(placed.items[0]?.image).toBe('http://localhost:8044/media/products/shirt.svg');
  });

  test('keeps the size and colour of each line', async () => {
    const response = await order(api, token, {
      products: { shirt: 3 },
      items: [orderItem('shirt', 1, 'S', 'White'), orderItem('shirt', 2, 'M', 'White')],
    });
    const lines = response
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

  test('charges the catalogue’s price, even if the request has another', async () => {
    const response = await order(api, token, {
      products: { tote: 1 },
      items: [{ ...orderItem('tote', 1), price: 0.01 }],
    });
    expect(response.as(OrderSchema).total).toBe(0.1);
  });

  test('responds with 401 without a token, before validating the body', async () => {
    const response = await api.call(apiPaths.orders, { body: {} });
    expect(response.status).toBe(401);
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
    ['items', { ...one, shippingAddress: SHIPPING_ADDRESS, items: [orderItem('tote', 2)] }],
    [
      'items',
      {
        ...one,
        shippingAddress: SHIPPING_ADDRESS,
        items: [orderItem('tote', 1), orderItem('shirt', 1)],
      },
    ],
    [
      'items/selectedSize',
      {
        products: { shirt: 1 },
        shippingAddress: SHIPPING_ADDRESS,
        items: [orderItem('shirt', 1, 'XXXL', 'White')],
      },
    ],
    [
      'items/selectedColor',
      {
        products: { shirt: 1 },
        shippingAddress: SHIPPING_ADDRESS,
        items: [orderItem('shirt', 1, 'S', 'Pink')],
      },
    ],
    [
      'items/selectedSize',
      { ...one, shippingAddress: SHIPPING_ADDRESS, items: [orderItem('tote', 1, 'S', null)] },
    ],
  ])('refuses a wrong %s with 400 and names it (%#)', async (field, body) => {
    const before = await stockOf(api.db, 'tote');
    const response = await api.call(apiPaths.orders, { token, body });
    expect(response.status).toBe(400);
    const { error, field: named } = response.as(ErrorBodySchema);
    expect(named).toBe(field);
    expect(error).toContain(field.split('/').at(-1));
    expect(await stockOf(api.db, 'tote')).toBe(before);
  });
});

test.each([
  ['phone', '12', 'Phone number must have 10 digits after +91'],
  ['phone', '+65 6123 4567', 'Phone number must start with +91'],
  ['phone', '+91 12', 'Phone number must have 10 digits after +91'],
  ['phone', '+9198450123450', 'Phone number must have 10 digits after +91'],
  ['phone', '+91<b>9845012345', 'Invalid phone number format'],
  ['phone', '<img src=x>', 'Phone number must start with +91'],
  ['postalCode', 'abcdef', 'Postal code must have 6 digits'],
  ['postalCode', '012345', 'Postal code must not begin with 0'],
  ['state', 'Atlantis', 'Please select your state'],
  ['postalCode', '999999', 'We don’t deliver to 999999. Please check the 6 digits.'],
  ['state', 'Delhi', '560001 is in Karnataka. Please choose it, or correct the PIN code.'],
])('an address is validated by the rules of the form: %s %s', async (field, value, error) => {
  const shippingAddress = { ...SHIPPING_ADDRESS, [field]: value };
  const response = await order(api, token, { products: { tote: 1 }, shippingAddress });
  expect([response.status, response.as(ErrorBodySchema)]).toEqual([
    400,
    { error, field: `shippingAddress/${field}` },
  ]);
});

describe('an order that can’t be placed', () => {
  test('responds with 409, names every conflicting product and reserves nothing', async () => {
    await addProduct(api.db, { id: 'few', variants: [{ size: 'S', color: 'Red', stock: 2 }] });
    await addProduct(api.db, { id: 'free', regularPrice: 0 });
    const before = await stockOf(api.db, 'shirt');
    const response = await order(api, token, {
      products: { shirt: 1, few: 3, free: 1, ghost: 1 },
    });
    expect(response.status).toBe(409);
    const { error, products, items } = response.as(OrderConflictSchema);
    expect(error).toContain('The few has only 2 left');
    expect(error).toContain('The free can’t be ordered');
    expect(error).toContain('An item of your cart is no longer available');
    const named = products?.map(({ id, title, available }) => [id, title, available]);
    expect(named?.sort()).toEqual([
      ['few', 'The few', 2],
      ['free', 'The free', 0],
      ['ghost', 'ghost', 0],
    ]);
    // Prices of the other lines, so that one answer lists every difference.
    expect(items).toContainEqual(expect.objectContaining({ productId: 'shirt', price: 999.9 }));
    expect(await stockOf(api.db, 'shirt')).toBe(before);
    expect(await stockOf(api.db, 'few')).toBe(2);
  });

  test('names the size and colour that is sold out, even if others are available', async () => {
    const response = await order(api, token, {
      products: { shirt: 1 },
      items: [orderItem('shirt', 1, 'M', 'Ink')],
    });
    expect(response.status).toBe(409);
    const { error, products } = response.as(OrderConflictSchema);
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
});
