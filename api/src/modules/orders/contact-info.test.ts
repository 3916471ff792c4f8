import { matchesContact, phoneKeyOf } from './contact-info';

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

const order = { email: 'meera@example.com', phoneKey: '9845012345' };

test('matches the email, whatever its case, and the phone', () => {
  expect(matchesContact(' Meera@Example.com ', order)).toBe(true);
  expect(matchesContact('+91 98450 12345', order)).toBe(true);
});

test.each(['meera', 'other@example.com', '9845012346', '12345', '+91', ' ', '@'])(
  'does not match %j',
  (typed) => {
    expect(matchesContact(typed, order)).toBe(false);
  },
);

test('a blank contact doesn’t match an order without a readable phone', () => {
  expect(matchesContact('-', { email: 'meera@example.com', phoneKey: '' })).toBe(false);
});
