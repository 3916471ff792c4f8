import { ORDER_STATUS } from '@storefront/host/contracts/api';
import {
  nextOrderState,
  type OrderAction,
  type OrderState,
  orderStateOf,
  statusOf,
} from './order-transitions';

const STATES: readonly OrderState[] = [
  'pending',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
];
const ACTIONS: readonly OrderAction[] = ['pay', 'pack', 'ship', 'deliver', 'cancel', 'expire'];

/** The state after each action in each state; `-` where the action is refused. */
const EXPECTED = `
             pay   pack    ship     deliver    cancel     expire
  pending    paid  -       -        -          cancelled  cancelled
  paid       -     packed  shipped  -          cancelled  -
  packed     -     -       shipped  -          cancelled  -
  shipped    -     -       -        delivered  -          -
  delivered  -     -       -        -          -          -
  cancelled  -     -       -        -          -          -
`;

const rows = EXPECTED.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/ +/));

test.each(STATES.flatMap((state) => ACTIONS.map((action) => [state, action] as const)))(
  'an order in state %s, action %s',
  (state, action) => {
    const row = rows.find(([name]) => name === state);
    expect(nextOrderState(state, action) ?? '-').toBe(row?.[ACTIONS.indexOf(action) + 1]);
  },
);

test('every state has a status code, and is read back from it', () => {
  for (const state of STATES) {
    const packedAt = state === 'packed' ? new Date() : null;
    expect(orderStateOf({ status: statusOf(state), packedAt })).toBe(state);
  }
});

test('an order with a packing time is packed only in the status Processing', () => {
  const packedAt = new Date();
  expect(orderStateOf({ status: ORDER_STATUS.shipped, packedAt })).toBe('shipped');
  expect(orderStateOf({ status: ORDER_STATUS.cancelled, packedAt })).toBe('cancelled');
});

test('an unknown status has no state', () => {
  expect(orderStateOf({ status: 7, packedAt: null })).toBeUndefined();
});
