import { type CodRules, findRefusal } from './cod-rules';

const rules: CodRules = {
  isOn: true,
  minimum: 10_000,
  maximum: 200_000,
  openOrdersMax: 2,
  excludedPins: new Set(['194', '682555']),
};
const order = { pin: '560001', due: 49_900, openOrders: 0, hasRefused: false };

test('an order within the limits can be paid on delivery', () => {
  expect(findRefusal(rules, order)).toBeUndefined();
  expect(findRefusal(rules, { ...order, due: 200_000 })).toBeUndefined();
  expect(findRefusal(rules, { ...order, pin: '682554' })).toBeUndefined();
});

test.each([
  ['pin', { pin: '194101' }],
  ['pin', { pin: '682555' }],
  ['too-little', { due: 9_999 }],
  ['too-much', { due: 200_001 }],
  ['open-orders', { openOrders: 2 }],
  ['refused-before', { hasRefused: true }],
])('it can’t because of %s', (reason, change) => {
  expect(findRefusal(rules, { ...order, ...change })).toBe(reason);
});

test('a shop without text messages has no cash on delivery', () => {
  expect(findRefusal({ ...rules, isOn: false }, order)).toBe('off');
});
