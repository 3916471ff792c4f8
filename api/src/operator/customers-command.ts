import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { ConflictError, NotFoundError } from '../http/errors';
import { formatPaise, toRupees } from '../money';
import { eraseAccount, exportAccount } from '../modules/account-data/account-data.service';
import { recordChanges } from '../modules/audit/audit.repository';
import { findOrdersOfUser } from '../modules/orders/orders.repository';
import { methodNameOf } from '../modules/orders/presentation/present-money';
import { stateOf } from '../modules/orders/records/order-state';
import { resetPasswordAttempts } from '../modules/sign-in/attempt-limits';
import type { PaymentProvider } from '../modules/payments/provider/payment-provider';
import { findUser, findUserByEmail, type User } from '../modules/users/users.repository';
import { normaliseEmail } from '../modules/users/email-address';
import { searchUsers } from '../modules/users/user-search';
import type { Config } from '../settings/config';
import {
  authorProperties,
  describePage,
  PageSchema,
  pagesOf,
  PAGE_SIZE,
  toJson,
  WordsSchema,
} from './command-parts';

/** The account's id or email. */
export const CustomerSchema = Type.String({ minLength: 1, maxLength: 400 });

/** The operator's commands about accounts. With `json`, a program can read the result. */
export const CustomersCommandSchema = Type.Union([
  Type.Object({
    action: Type.Literal('find'),
    words: WordsSchema,
    page: PageSchema,
    json: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    action: Type.Literal('export'),
    customer: CustomerSchema,
  }),
  Type.Object({
    action: Type.Literal('show'),
    customer: CustomerSchema,
    json: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    action: Type.Literal('unlock'),
    customer: CustomerSchema,
    ...authorProperties,
  }),
  Type.Object({
    action: Type.Literal('delete'),
    customer: CustomerSchema,
    /** Whether the operator has confirmed it: it can't be undone. */
    yes: Type.Optional(Type.Boolean()),
    ...authorProperties,
  }),
]);
export type CustomersCommand = Static<typeof CustomersCommandSchema>;

interface CustomersContext {
  db: Database;
  /** Names the payment methods. */
  provider: PaymentProvider | undefined;
  config: Pick<Config, 'publicUrl' | 'returnDays'>;
}

/**
 * Runs a command; returns the text to show. Throws a {@link NotFoundError} if there is no such account, and a {@link
 * ConflictError} for one that can't be deleted, or not without a confirmation.
 */
export async function runCustomersCommand(
  { db, provider, config }: CustomersContext,
  command: CustomersCommand,
): Promise<string> {
  if (command.action === 'find') return find(db, command);
  const user = await requireCustomer(db, command.customer);
  if (command.action === 'show') return show(db, user, command.json ?? false);
  if (command.action === 'unlock') return unlock(db, user, command);
  if (command.action === 'delete') return remove(db, user, command);
  const { publicUrl, returnDays } = config;
  const view = {
    publicUrl,
    returnDays,
    methodName: methodNameOf(provider),
    isOwner: true,
  };
  return toJson({ id: user.id, ...(await exportAccount(db, user, '', new Date(), view)) });
}

/** The account with that id or email. Throws a {@link NotFoundError}. */
export async function requireCustomer(db: Database, customer: string): Promise<User> {
  const user =
    (await findUserByEmail(db, normaliseEmail(customer))) ?? (await findUser(db, customer));
  if (!user) throw new NotFoundError(`There is no account ${customer}.`);
  return user;
}

/** An account with its orders, the newest first. */
async function show(db: Database, user: User, json: boolean): Promise<string> {
  const orders = (await findOrdersOfUser(db, user.id)).map(({ order }) => ({
    id: order.id,
    state: stateOf(order),
    placedAt: order.createdAt.toISOString(),
    total: toRupees(order.total),
  }));
  if (json) return toJson({ ...present(user), orders });
  const lines = orders.map(({ id, state, placedAt, total }) =>
    [`  ${placedAt}`, id, state, formatPaise(total * 100)].join('  '),
  );
  return [describe(user), ...(lines.length > 0 ? lines : ['  No orders.'])].join('\n');
}

type Unlock = Extract<CustomersCommand, { action: 'unlock' }>;

/** Ends the wait after failed sign-ins and wrong passwords, which also protects the account from who guesses. */
async function unlock(db: Database, user: User, { author, note }: Unlock): Promise<string> {
  const change = { author, subject: `account ${user.id}`, before: null, reason: note ?? null };
  await inTransaction(db, async (tx) => {
    await resetPasswordAttempts(tx, user);
    await recordChanges(tx, [{ ...change, after: { signInAttempts: 0 } }]);
  });
  return `${user.email} can sign in again at once.`;
}

type Delete = Extract<CustomersCommand, { action: 'delete' }>;

async function remove(db: Database, user: User, { author, note, yes }: Delete): Promise<string> {
  if (!yes) {
    throw new ConflictError(
      `This deletes the account ${user.email} for good; its orders stay, without name and address. Add --yes to do it.`,
    );
  }
  // Without the email, which is deleted with the account.
  const change = { author, subject: `account ${user.id}`, before: {}, after: null };
  await eraseAccount(db, user, (tx) => recordChanges(tx, [{ ...change, reason: note ?? null }]));
  return `The account ${user.email} is deleted.`;
}

type Find = Extract<CustomersCommand, { action: 'find' }>;

async function find(db: Database, { words, page = 1, json }: Find): Promise<string> {
  const { total, found } = await searchUsers(db, words, { number: page, size: PAGE_SIZE });
  if (json) return toJson({ total, page, pages: pagesOf(total), customers: found.map(present) });
  if (total === 0) return 'No customers.';
  return [...found.map(describe), describePage(page, total, 'customer')].join('\n');
}

function present({ id, email, firstName, lastName, phone, createdAt, emailVerifiedAt }: User) {
  return {
    id,
    email,
    name: `${firstName} ${lastName}`.trim(),
    phone,
    since: createdAt.toISOString(),
    emailVerified: emailVerifiedAt !== null,
  };
}

function describe(user: User): string {
  const { id, email, name, phone, since, emailVerified } = present(user);
  const address = emailVerified ? email : `${email} (not verified)`;
  return [since, name, address, phone ?? 'no phone', id].join('  ');
}
