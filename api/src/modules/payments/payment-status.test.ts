import { nextPaymentStatus } from './payment-status';

test('an approval follows a decline', () => {
  expect(nextPaymentStatus('pending', 'declined')).toBe('declined');
  expect(nextPaymentStatus('declined', 'declined')).toBe('declined');
  expect(nextPaymentStatus('declined', 'approved')).toBe('approved');
});

test('nothing takes an approval back', () => {
  expect(nextPaymentStatus('pending', 'approved')).toBe('approved');
  expect(nextPaymentStatus('approved', 'declined')).toBe('approved');
  expect(nextPaymentStatus('approved', 'approved')).toBe('approved');
});
