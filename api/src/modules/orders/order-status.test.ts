import { nextStatus, type OrderAction, statusName } from './order-status';

const ACTIONS: readonly OrderAction[] = ['pay', 'ship', 'deliver', 'cancel', 'expire'];

test.each<[from: number, OrderAction, to: number]>([
  [0, 'pay', 1],
  [1, 'ship', 2],
  [2, 'deliver', 3],
  [0, 'cancel', 4],
  [0, 'expire', 4],
  [1, 'cancel', 4],
])('%i may %s and is then %i', (from, action, to) => {
  expect(nextStatus(from, action)).toBe(to);
});

test('any other change is refused', () => {
  const allowed = [0, 1, 2, 3, 4, 5, -1].map((status) =>
    ACTIONS.filter((action) => nextStatus(status, action) !== undefined),
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
