import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { NotFoundError } from '../http/errors';
import { exportAccount } from '../modules/account-data/account-data.service';
import { methodNamesOf } from '../modules/orders/presentation/present-money';
import type { PaymentProvider } from '../modules/payments/provider/payment-provider';
import { findUser, findUserByEmail, type User } from '../modules/users/users.repository';
import { normaliseEmail } from '../modules/users/email-address';
import { searchUsers } from '../modules/users/user-search';
import type { Config } from '../settings/config';
import { describePage, PageSchema, pagesOf, PAGE_SIZE, toJson, WordsSchema } from './command-parts';

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
    /** The account's id or email. */
    customer: Type.String({ minLength: 1, maxLength: 400 }),
  }),
]);
export type CustomersCommand = Static<typeof CustomersCommandSchema>;

interface CustomersContext {
  db: Database;
  /** Names the payment methods. */
  provider: PaymentProvider | undefined;
  config: Pick<Config, 'publicUrl' | 'returnDays'>;
}

/** Runs a command; returns the text to show. Throws a {@link NotFoundError} if there is no such account. */
export async function runCustomersCommand(
  { db, provider, config }: CustomersContext,
  command: CustomersCommand,
): Promise<string> {
  if (command.action === 'find') return find(db, command);
  const { customer } = command;
  const user =
    (await findUserByEmail(db, normaliseEmail(customer))) ?? (await findUser(db, customer));
  if (!user) throw new NotFoundError(`There is no account ${customer}.`);
  const { publicUrl, returnDays } = config;
  const view = { publicUrl, returnDays, methodNames: methodNamesOf(provider), isOwner: true };
  return toJson({ id: user.id, ...(await exportAccount(db, user, '', new Date(), view)) });
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
