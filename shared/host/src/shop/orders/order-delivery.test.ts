import { isLate, orderDelivery } from './order-delivery';
import { ORDER_STATUS, parseOrder } from './order';

const PROMISE = { earliest: '2026-12-02', latest: '2026-12-03' };
const ESTIMATE = { ...PROMISE, payBy: '2026-12-01T08:30:00.000Z' };
const IN_TIME = new Date('2026-12-03T18:29:59Z');
const TOO_LATE = new Date('2026-12-03T18:30:00Z');

function order(more: Record<string, unknown>) {
  return parseOrder({ id: 'A1', status: ORDER_STATUS.processing, delivery: PROMISE, ...more });
}

test('an unpaid order arrives as estimated, a paid one as promised', () => {
  const unpaid = order({ status: ORDER_STATUS.pending, delivery: ESTIMATE });
  expect(orderDelivery(unpaid, new Date('2026-12-01T00:00:00Z'))).toEqual([
    'Arrives',
    'Wed 2 to Thu 3 December if you pay by 14:00 today',
  ]);
  expect(orderDelivery(order({}), IN_TIME)).toEqual(['Arrives', 'Wed 2 to Thu 3 December']);
});

test('a delivered order arrived on its day', () => {
  const delivered = order({
    status: ORDER_STATUS.delivered,
    deliveredAt: '2026-12-04T10:00:00.000Z',
  });
  expect(orderDelivery(delivered, TOO_LATE)).toEqual(['Delivered', 'December 4, 2026']);
  expect(isLate(delivered, TOO_LATE)).toBe(false);
});

test('a paid order is late once the last promised day is over in India', () => {
  expect(isLate(order({}), IN_TIME)).toBe(false);
  expect(isLate(order({ status: ORDER_STATUS.shipped }), TOO_LATE)).toBe(true);
  expect(isLate(order({ status: ORDER_STATUS.cancelled }), TOO_LATE)).toBe(false);
  expect(orderDelivery(order({}), TOO_LATE)).toEqual(['Promised for', 'Wed 2 to Thu 3 December']);
});

test.each([undefined, null, { earliest: 'soon', latest: '2026-12-03' }])(
  'a server that sends %j promises nothing',
  (delivery) => {
    expect(orderDelivery(order({ delivery }), IN_TIME)).toBeUndefined();
    expect(isLate(order({ delivery }), TOO_LATE)).toBe(false);
  },
);
