import { parseOrder } from './order';
import { describeRefund } from './refund-note';

const noteOf = (more: object) =>
  describeRefund(parseOrder({ id: 'A1', total: 12990, refundDue: true, ...more }));

test.each([
  [
    'too little',
    { status: 0, received: 1, refundAmount: 1 },
    'We received ₹1.00 instead of ₹12,990.00. It will be refunded; please pay the whole amount.',
  ],
  [
    'too much',
    { status: 1, received: 13000, refundAmount: 10 },
    'We received ₹13,000.00 for this order of ₹12,990.00; ₹10.00 will be refunded.',
  ],
  [
    'twice',
    { status: 2, received: 25980, refundAmount: 12990 },
    'We received ₹25,980.00 for this order of ₹12,990.00; ₹12,990.00 will be refunded.',
  ],
  [
    'and cancelled',
    { status: 4, received: 12990, refundAmount: 12990 },
    'This order was cancelled; ₹12,990.00 will be refunded.',
  ],
  [
    'twice, says a server without amounts',
    { status: 1 },
    'We received a payment that this order did not need; the refund is on its way.',
  ],
  [
    'and cancelled, says a server without amounts',
    { status: 4 },
    'This order was paid; the refund is on its way.',
  ],
])('[PAY-16] tells of the refund for an order that was paid %s', (_, order, note) => {
  expect(noteOf(order)).toBe(note);
});

test('gives no text when nothing is refunded', () => {
  expect(noteOf({ status: 1, received: 12990, refundAmount: 0, refundDue: false })).toBeUndefined();
});
