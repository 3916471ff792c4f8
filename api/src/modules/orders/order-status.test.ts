import { type OrderAction, statusName, transition } from './order-status';

const ACTIONS: readonly OrderAction[] = ['pay', 'ship', 'deliver', 'cancel', 'expire'];

test.each<[from: number, OrderAction, to: number]>([
  [0, 'pay', 1],
  [1, 'ship', 2],
  [2, 'deliver', 3],
  [0, 'cancel', 4],
  [0, 'expire', 4],
  [1, 'cancel', 4],
])('%i may %s and is then %i', (from, action, to) => {
  expect(transition(from, action)?.status).toBe(to);
});

test('any other change is refused', () => {
  const allowed = [0, 1, 2, 3, 4, 5, -1].map((status) =>
    ACTIONS.filter((action) => transition(status, action) !== undefined),
  );
  expect(allowed).toEqual([
    ['pay', 'cancel', 'expire'],
    ['ship', 'cancel'],
    ['deliver'],
    [],
    [],
    [],
    [],
  ]);
});

test('only cancelling an order restores its stock', () => {
  const restocking = [0, 1, 2].flatMap((status) =>
    ACTIONS.filter((action) => transition(status, action)?.restock).map((action) => [
      status,
      action,
    ]),
  );
  expect(restocking).toEqual([
    [0, 'cancel'],
    [0, 'expire'],
    [1, 'cancel'],
  ]);
});

test('only cancelling a paid order makes a refund due', () => {
  expect(transition(1, 'cancel')?.refund).toBe(true);
  expect(transition(0, 'cancel')?.refund).toBe(false);
  expect(transition(0, 'expire')?.refund).toBe(false);
});

test('names the codes', () => {
  expect([0, 1, 2, 3, 4, 7].map(statusName)).toEqual([
    'Pending',
    'Processing',
    'Shipped',
    'Delivered',
    'Cancelled',
    'Unknown (7)',
  ]);
});
