import { describeDueOnDelivery } from './due-on-delivery';
import { ORDER_STATUS } from './order';

test('an order that is paid on delivery says so until it is delivered', () => {
  const due = (status: number) => describeDueOnDelivery({ status, dueOnDelivery: 3790 });
  const pay = 'Pay ₹3,790.00 to the courier, in cash or by UPI.';
  expect(due(ORDER_STATUS.processing)).toBe(pay);
  expect(due(ORDER_STATUS.shipped)).toBe(pay);
  expect(due(ORDER_STATUS.delivered)).toBeUndefined();
});

test('an order that is paid, or is to be paid online, says nothing of a courier', () => {
  expect(describeDueOnDelivery({ status: ORDER_STATUS.processing })).toBeUndefined();
});
