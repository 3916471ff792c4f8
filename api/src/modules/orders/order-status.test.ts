import { statusName } from './order-status';

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
