import { matchesContact } from './contact-info';

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
