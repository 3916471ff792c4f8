import type { PaymentField } from '@storefront/host/contracts/api';
import { paymentRule } from './payment-rule';

/** An optional text field, with the given properties. */
function paymentField(field: Partial<PaymentField> = {}): PaymentField {
  return { name: 'note', label: 'Note', type: 'text', ...field };
}

const required = { required: true };

test('[PAY-06] a required field that is blank is required by its label', () => {
  const rule = paymentRule(paymentField({ label: 'Card holder', rules: required }));
  expect(rule('   ', {})).toBe('Card holder is required');
  expect(rule('Asha Rao', {})).toBeUndefined();
});

test('[PAY-06] an unchecked required checkbox is required by its label', () => {
  const rule = paymentRule(paymentField({ label: 'I agree', type: 'checkbox', rules: required }));
  expect(rule('false', {})).toBe('I agree is required');
  expect(rule('true', {})).toBeUndefined();
});

test('[PAY-06] a required phone field that is blank, or only +91, is refused', () => {
  const rule = paymentRule(paymentField({ name: 'mobile', type: 'tel', rules: required }));
  expect(rule('', {})).toBe('This field is required');
  expect(rule('+91', {})).toBe('This field is required');
});

test('[PAY-08] a phone field counts the digits after +91', () => {
  const rule = paymentRule(paymentField({ name: 'phoneNumber', rules: required }));
  expect(rule('+9198765', {})).toBe('Phone number must have 10 digits after +91');
  expect(rule('+919876543210', {})).toBeUndefined();
});

test('[PAY-03] lengths and pattern hold for every type of field', () => {
  const rules = { required: false, minLength: 3, maxLength: 5, pattern: '^[A-Z]+$' };
  for (const type of ['text', 'password', 'number', 'textarea', 'select'] as const) {
    const rule = paymentRule(paymentField({ label: 'Code', type, rules }));
    expect(rule('AB', {})).toBe('Code must have at least 3 characters');
    expect(rule('ABCDEF', {})).toBe('Code must have no more than 5 characters');
    expect(rule('abcd', {})).toBe('Code is not valid');
    expect(rule('ABCD', {})).toBeUndefined();
    expect(rule('', {})).toBeUndefined();
  }
});

test('[PAY-03] every position of a mask must be filled; literals at its end may be missing', () => {
  const rule = paymentRule(paymentField({ label: 'Code', mask: '(aa-99)' }));
  expect(rule('(ab-1', {})).toBe('Code must be filled in completely');
  expect(rule('(ab-12', {})).toBeUndefined();
  expect(rule('(ab-12)', {})).toBeUndefined();
});

test('[PAY-03] an email field requires an email address', () => {
  const rule = paymentRule(paymentField({ type: 'email' }));
  expect(rule('asha@', {})).toBe('Invalid email address');
  expect(rule('asha@example.com', {})).toBeUndefined();
});
