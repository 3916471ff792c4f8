import { objectOrEmpty, readText, unwrapped } from './answer';
import { UnexpectedAnswerError } from './unexpected-answer-error';

/** Who is signed in; what the server didn't give is empty. */
export interface Account {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 8601. */
  createdAt: string;
}

/**
 * Reads the account, bare or in `data` (MAP-07). Throws UnexpectedAnswerError where there is
 * neither an email nor a name.
 */
export function parseAccount(answer: unknown): Account {
  const { firstName, lastName, email, createdAt } = objectOrEmpty(unwrapped(answer));
  const account = {
    firstName: readText(firstName) ?? '',
    lastName: readText(lastName) ?? '',
    email: readText(email) ?? '',
    createdAt: readText(createdAt) ?? '',
  };
  if (account.email === '' && account.firstName === '' && account.lastName === '') {
    throw new UnexpectedAnswerError('account', 'an object with an email and a name');
  }
  return account;
}
