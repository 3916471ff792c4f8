import { nextPaymentStatus } from './payment-status';

test('a declined payment can still be approved', () => {
  expect(nextPaymentStatus('pending', 'declined')).toBe('declined');
  expect(nextPaymentStatus('declined', 'declined')).toBe('declined');
  expect(nextPaymentStatus('declined', 'approved')).toBe('approved');
});

test('an approval is final', () => {
  expect(nextPaymentStatus('pending', 'approved')).toBe('approved');
  expect(nextPaymentStatus('approved', 'declined')).toBe('approved');
  expect(nextPaymentStatus('approved', 'approved')).toBe('approved');
});
