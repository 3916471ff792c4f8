import { sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { User } from '../users/users.repository';

/**
 * The first name for a mail's salutation; null for an address that isn't verified, so that nobody can have a
 * text of their own mailed to somebody else.
 */
export function salutationName({
  firstName,
  emailVerifiedAt,
}: Pick<User, 'firstName' | 'emailVerifiedAt'>): string | null {
  return emailVerifiedAt && firstName;
}

/** The same as `salutationName`, as a column of a query for users. */
export const salutationColumn = sql<
  string | null
>`case when ${users.emailVerifiedAt} is not null then ${users.firstName} end`;
