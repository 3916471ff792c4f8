import { parseAccount } from './account';
import { UnexpectedResponseError } from '../../response/unexpected-response-error';

const account = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  createdAt: '2024-01-05T10:00:00.000Z',
};

test('[MAP-07] reads an account that comes directly or in data', () => {
  expect(parseAccount(account)).toEqual(account);
  expect(parseAccount({ data: account, ok: true })).toEqual(account);
});

test('members that the server did not send are empty', () => {
  expect(parseAccount({ email: 'asha@example.com' })).toEqual({
    firstName: '',
    lastName: '',
    email: 'asha@example.com',
    createdAt: '',
  });
});

test.each([[null], [{}], [{ data: {} }], [[account]]])('refuses %j', (response) => {
  expect(() => parseAccount(response)).toThrow(UnexpectedResponseError);
});

test('reads the phone and the communication choices where the server gives them', () => {
  const account = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', createdAt: '' };
  const more = { phone: '+919876543210', mailWishlist: false };
  expect(parseAccount({ data: { ...account, ...more } })).toEqual({ ...account, ...more });
  expect(parseAccount({ ...account, phone: null, mailWishlist: 'no' })).toEqual(account);
});
