import { phoneKeyOf, phonePartOf } from './phone-number';

test.each([
  '9845012345',
  '+919845012345',
  '+91 98450 12345',
  '98450-12345',
  '91.98450.12345',
  '0091 9845012345',
  '09845012345',
  '(+91) 98450/12345',
])('%s is the same phone', (phone) => {
  expect(phoneKeyOf(phone)).toBe('9845012345');
});

test('a ten-digit number that begins with 91 keeps all its digits', () => {
  expect(phoneKeyOf('9198450123')).toBe('9198450123');
});

test.each([
  ['+91 98450', '9198450'],
  ['12345', '12345'],
])('%s may be part of a phone', (word, digits) => {
  expect(phonePartOf(word)).toBe(digits);
});

test.each(['123', 'AUR-12345', 'meera', ''])('%j is no part of a phone', (word) => {
  expect(phonePartOf(word)).toBeUndefined();
});
