import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AuthorizeRequest, RegisterRequest } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { ConflictError, UnauthorizedError } from '../../http/errors';
import { hashPassword, verifyPassword } from './passwords';
import {
  deleteSession,
  findUserByEmail,
  findUserBySession,
  insertSession,
  insertUser,
  type User,
} from './users.repository';

const MS_PER_DAY = 24 * 60 * 60 * 1000;

function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates an account. Throws a {@link ConflictError} when the email has one already. */
export async function register(db: Database, request: RegisterRequest): Promise<User> {
  const user = await insertUser(db, {
    id: randomUUID(),
    email: normaliseEmail(request.email),
    passwordHash: await hashPassword(request.password),
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    createdAt: new Date(),
  });
  if (!user) throw new ConflictError('An account with this email already exists');
  return user;
}

/**
 * Signs in: returns a new random token that is valid for so many days. Throws an
 * {@link UnauthorizedError} that doesn't tell whether it was the email or the password.
 */
export async function authorize(
  db: Database,
  request: AuthorizeRequest,
  sessionDays: number,
): Promise<string> {
  const user = await findUserByEmail(db, normaliseEmail(request.email));
  const matches = await verifyPassword(user?.passwordHash, request.password);
  if (!user || !matches) throw new UnauthorizedError('Invalid email or password');
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + sessionDays * MS_PER_DAY);
  await insertSession(db, { tokenHash: hashToken(token), userId: user.id, expiresAt });
  return token;
}

/** The user of a token; undefined for one that is unknown or has expired. */
export function userOfToken(db: Database, token: string): Promise<User | undefined> {
  return findUserBySession(db, hashToken(token), new Date());
}

/** Ends the token's session; an unknown token has none, which is no error. */
export function logout(db: Database, token: string): Promise<void> {
  return deleteSession(db, hashToken(token));
}
