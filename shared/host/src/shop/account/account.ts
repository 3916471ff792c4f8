import type { AccountInfo } from '@storefront/host/contracts/api';
import { objectOrEmpty, readText, unwrapData } from '../../response/read-response';
import { UnexpectedResponseError } from '../../response/unexpected-response-error';

/** The signed-in shopper; members that the server didn't send are empty. */
export type Account = AccountInfo;

/**
 * Reads the account, bare or in `data` (MAP-07). Throws UnexpectedResponseError where there is
 * neither an email nor a name.
 */
export function parseAccount(response: unknown): Account {
  const { firstName, lastName, email, createdAt, emailVerified, phone, mailWishlist } =
    objectOrEmpty(unwrapData(response));
  const readPhone = readText(phone);
  const account = {
    firstName: readText(firstName) ?? '',
    lastName: readText(lastName) ?? '',
    email: readText(email) ?? '',
    createdAt: readText(createdAt) ?? '',
    ...(readPhone !== undefined && { phone: readPhone }),
    ...(typeof mailWishlist === 'boolean' && { mailWishlist }),
    ...(typeof emailVerified === 'boolean' && { emailVerified }),
  };
  if (account.email === '' && account.firstName === '' && account.lastName === '') {
    throw new UnexpectedResponseError('account', 'an object with an email and a name');
  }
  return account;
}
