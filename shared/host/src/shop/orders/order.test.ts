import fc from 'fast-check';
import {
  ORDER_STATUS,
  orderStatusLabel,
  orderStatusTone,
  orderTotal,
  parseOrder,
  parseOrders,
} from './order';
import { shortVariantLabel } from '../catalogue/variant';
import { UnexpectedResponseError } from '../../response/unexpected-response-error';

const address = {
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
};

test('[MAP-08] reads createdAt or date', () => {
  expect(parseOrder({ id: 'A1', createdAt: '2024-01-05' }).createdAt).toBe('2024-01-05');
  expect(parseOrder({ id: 'A1', date: '2024-01-06' }).createdAt).toBe('2024-01-06');
});

test('[MAP-08] reads items with productTitle or name', () => {
  const items = [
    { id: 1, productTitle: 'Jeans', quantity: 2, price: '999.50', selectedSize: '32' },
    { name: 'Belt', quantity: 1, price: 499, selectedColor: null },
  ];
  expect(parseOrder({ id: 'A1', items }).items).toEqual([
    { id: '1', name: 'Jeans', quantity: 2, price: 999.5, selectedSize: '32' },
    { id: '1', name: 'Belt', quantity: 1, price: 499 },
  ]);
});

test('reads what the values of items are called, where the server says it', () => {
  const labels = { Bordeaux: 'बोर्दो' };
  const item = { id: 1, name: 'Dress', quantity: 1, price: 999, selectedColor: 'Bordeaux' };
  const { items } = parseOrder({
    id: 'A1',
    items: [
      { ...item, labels },
      { ...item, labels: null },
    ],
  });
  expect(items.map((read) => shortVariantLabel(read))).toEqual(['बोर्दो', 'Bordeaux']);
});

test('[MAP-08] reads shippingAddress or shipping, its address a text or an object', () => {
  const line = '12 MG Road, Bengaluru, Karnataka 560001';
  expect(parseOrder({ id: 'A1', shippingAddress: address }).shipping.address).toBe(line);
  expect(parseOrder({ id: 'A1', shipping: { address } }).shipping.address).toBe(line);
  const shipping = { address: 'Shop 4, Pune', method: 'Express', tracking: 'TRK1' };
  expect(parseOrder({ id: 'A1', shipping }).shipping).toEqual(shipping);
});

test('[MAP-08] treats a missing status as 0', () => {
  expect(parseOrder({ id: 'A1' }).status).toBe(0);
  expect(parseOrder({ id: 'A1', status: null }).status).toBe(0);
  expect(parseOrder({ id: 'A1', status: '3' }).status).toBe(3);
  expect(parseOrder({ id: 'A1', status: 'lost' }).status).toBeNull();
});

test('[ORD-08] ships by Standard Shipping where the order names no method', () => {
  expect(parseOrder({ id: 'A1' }).shipping).toEqual({ address: '', method: 'Standard Shipping' });
});

test('reads what the server says an order costs', () => {
  const shipping = { method: 'Express', price: 99.5, label: 'Next day' };
  const order = parseOrder({ id: 'A1', subtotal: '1200.50', shipping, total: 1300 });
  expect(order).toMatchObject({ subtotal: 1200.5, shipping, total: 1300 });
  expect(parseOrder({ id: 'A1', shipping: { price: 0 }, total: 0 })).toMatchObject({
    shipping: { price: 0 },
    total: 0,
  });
});

test.each([[undefined], [null], ['much'], [-1], [{}]])('ignores the amount %j', (amount) => {
  const order = { id: 'A1', subtotal: amount, shipping: { price: amount }, total: amount };
  const { subtotal, shipping, total } = parseOrder(order);
  expect([subtotal, shipping.price, total]).toEqual([undefined, undefined, undefined]);
});

test("[ORD-01] prefers the order's own total to the sum of its items", () => {
  const items = [{ id: 'a', name: 'A', price: 100, quantity: 2 }];
  expect(orderTotal({ items, total: 249 })).toBe(249);
  expect(orderTotal({ items })).toBe(200);
});

test('[ORD-01] totals price × quantity without binary rounding', () => {
  const items = [
    { id: 'a', name: 'A', price: 0.1, quantity: 3 },
    { id: 'b', name: 'B', price: 1299.99, quantity: 1 },
  ];
  expect(orderTotal({ items })).toBe(1300.29);
});

test.each([
  [0, 'Pending'],
  [1, 'Processing'],
  [2, 'Shipped'],
  [3, 'Delivered'],
  [4, 'Cancelled'],
  [9, 'Unknown (9)'],
  [-1, 'Unknown (-1)'],
  [null, 'Unknown'],
  ['2', 'Unknown'],
  [Number.NaN, 'Unknown'],
])('[ORD-02] calls status %p "%s"', (status, label) => {
  expect(orderStatusLabel(status)).toBe(label);
});

test.each([
  [ORDER_STATUS.pending, 'yellow'],
  [ORDER_STATUS.processing, 'blue'],
  [ORDER_STATUS.shipped, 'purple'],
  [ORDER_STATUS.delivered, 'green'],
  [ORDER_STATUS.cancelled, 'red'],
  [9, 'neutral'],
  [null, 'neutral'],
])('[ORD-03] shows status %p in %s', (status, tone) => {
  expect(orderStatusTone(status)).toBe(tone);
});

test('reads a list of orders, bare or in data (D28)', () => {
  expect(parseOrders([{ id: 'A1' }]).map(({ id }) => id)).toEqual(['A1']);
  expect(parseOrders({ data: [{ id: 'A1' }, { id: 'A2' }] })).toHaveLength(2);
  expect(parseOrders([])).toEqual([]);
});

test.each([[null], [{}], [{ data: {} }]])('refuses %j as a list of orders', (response) => {
  expect(() => parseOrders(response)).toThrow(UnexpectedResponseError);
});

test('never throws anything but UnexpectedResponseError', () => {
  const order = fc.record({
    id: fc.oneof(fc.string(), fc.nat()),
    status: fc.anything(),
    items: fc.array(fc.anything()),
    total: fc.anything(),
    shipping: fc.anything(),
    shippingAddress: fc.anything(),
  });
  fc.assert(
    fc.property(order, (response) => {
      try {
        expect(orderTotal(parseOrder(response))).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(UnexpectedResponseError);
      }
    }),
  );
});
