import { randomUUID } from 'node:crypto';
import type { AccountChange, AccountInfo, RegisterRequest } from '@storefront/host/contracts/api';
import {
  accountNameRules,
  addressRules,
  readPhone,
  PHONE_PREFIX,
} from '@storefront/host/contracts/validation';
import { currentLanguage } from '@storefront/host/messages/language';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { BadRequestError, ConflictError, UnauthorizedError } from '../../http/errors';
import { mailLink } from '../account-links/account-links.service';
import { normaliseEmail } from './email-address';
import { passwordProblem } from './password-rules';
import { hashPassword } from './passwords';
import { findUser, insertUser, updateUser, type User } from './users.repository';
import { t } from '../../messages/t';

/** Throws a {@link BadRequestError} for `field` if a new password breaks a rule. */
export function checkNewPassword(field: string, password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem !== undefined) throw new BadRequestError(field, problem);
}

/** Throws a {@link BadRequestError} for a name with a link, or with characters that mislead (TYPE-04). */
function checkNames(names: Pick<AccountChange, 'firstName' | 'lastName'>): void {
  for (const field of ['firstName', 'lastName'] as const) {
    const problem = accountNameRules[field](names[field], {});
    if (problem !== undefined) throw new BadRequestError(field, problem);
  }
}

async function newUser(request: RegisterRequest): Promise<User> {
  const email = normaliseEmail(request.email);
  checkNames(request);
  checkNewPassword('password', request.password, email);
  return {
    id: randomUUID(),
    email,
    language: currentLanguage(),
    passwordHash: await hashPassword(request.password),
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    createdAt: new Date(),
    emailVerifiedAt: null,
    phone: null,
    mailWishlist: false,
  };
}

async function insertNewUser(db: Database, user: User): Promise<User> {
  const inserted = await insertUser(db, user);
  if (!inserted) throw new ConflictError(t('An account with this email already exists'));
  return inserted;
}

/**
 * Creates an account, and mails it a link that verifies its address. Throws a {@link BadRequestError} if the
 * password breaks a rule, and a {@link ConflictError} when the email has an account already.
 */
export async function register(db: Database, request: RegisterRequest): Promise<User> {
  const user = await newUser(request);
  return inTransaction(db, async (tx) => {
    const inserted = await insertNewUser(tx, user);
    await mailLink(tx, inserted, 'verify-email');
    return inserted;
  });
}

/**
 * Creates an account whose address needs no verification, within a transaction; throws as {@link register}
 * does.
 */
export async function registerVerified(tx: Database, request: RegisterRequest): Promise<User> {
  return insertNewUser(tx, { ...(await newUser(request)), emailVerifiedAt: new Date() });
}

/** The account as the API represents it. */
export function presentAccount(user: User): AccountInfo {
  const { firstName, lastName, email, createdAt, emailVerifiedAt, phone, mailWishlist } = user;
  return {
    firstName,
    lastName,
    email,
    createdAt: createdAt.toISOString(),
    emailVerified: emailVerifiedAt !== null,
    ...(phone !== null && { phone }),
    mailWishlist,
  };
}

/** Changes the given values of an account. Throws a {@link BadRequestError} for an invalid name or phone number. */
export async function changeAccount(
  db: Database,
  userId: string,
  { firstName, lastName, phone, mailWishlist }: AccountChange,
): Promise<AccountInfo> {
  checkNames({ firstName, lastName });
  const change = {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(phone !== undefined && { phone: phoneOf(phone) }),
    ...(mailWishlist !== undefined && { mailWishlist }),
  };
  const isEmpty = Object.keys(change).length === 0;
  const user = isEmpty ? await findUser(db, userId) : await updateUser(db, userId, change);
  if (!user) throw new UnauthorizedError();
  return presentAccount(user);
}

/** Normalises a phone number; null if it is blank or only +91. */
function phoneOf(phone: string): string | null {
  const normalised = readPhone(phone);
  if (normalised === '' || normalised === PHONE_PREFIX) return null;
  const message = addressRules.phone(normalised, {});
  if (message !== undefined) throw new BadRequestError('phone', message);
  return normalised;
}
