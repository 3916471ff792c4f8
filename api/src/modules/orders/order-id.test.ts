import { newOrderId, normaliseOrderId } from './order-id';

test('has three groups of four characters, without ambiguous letters', () => {
  for (let count = 0; count < 200; count += 1) {
    expect(newOrderId()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  }
});

test('does not repeat', () => {
  const ids = Array.from({ length: 5000 }, newOrderId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  'K7Q2-9XBM-41TD',
  'k7q29xbm41td',
  ' K7Q2 9XBM 41TD ',
  'K7Q2-9XBM-4LTD',
  'k7q2-9xbm-4itd',
  '#K7Q2-9XBM-41TD',
  'K7Q2-9XBM-41TD.',
  'K7Q2–9XBM–41TD',
  'K7Q2\u20119XBM\u201141TD',
  'Order K7Q2-9XBM-41TD',
  'order #k7q2-9xbm-41td,',
  '“K7Q2-9XBM-41TD”',
  '\u200BK7Q2-9XBM-41TD',
])('reads %j', (typed) => {
  expect(normaliseOrderId(typed)).toBe('K7Q2-9XBM-41TD');
});
