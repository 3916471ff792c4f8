import { randomUUID } from 'node:crypto';
import type { RegisterRequest } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { BadRequestError, ConflictError } from '../../http/errors';
import { passwordProblem } from './password-rules';
import { hashPassword } from './passwords';
import { insertUser, type User } from './users.repository';

/** Emails are stored, and looked for, trimmed and lowercased. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Creates an account. Throws a {@link BadRequestError} that says what is wrong with the password, and a
 * {@link ConflictError} when the email has an account already.
 */
export async function register(db: Database, request: RegisterRequest): Promise<User> {
  const email = normaliseEmail(request.email);
  const problem = passwordProblem(request.password, email);
  if (problem !== undefined) throw new BadRequestError('password', problem);
  const user = await insertUser(db, {
    id: randomUUID(),
    email,
    passwordHash: await hashPassword(request.password),
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    createdAt: new Date(),
  });
  if (!user) throw new ConflictError('An account with this email already exists');
  return user;
}
