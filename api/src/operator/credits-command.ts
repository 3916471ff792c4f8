import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { ConflictError, NotFoundError } from '../http/errors';
import { formatPaise } from '../money';
import { readCardCode } from '../modules/credits/card-code';
import { issueGiftCard, issueStoreCredit, revokeCredit } from '../modules/credits/change-credits';
import { lastDayOf, VALID_DAYS } from '../modules/credits/credit-expiry';
import { exportCreditEntries } from '../modules/credits/credit-export';
import {
  type CreditRow,
  findCredit,
  findEntriesOfCredit,
  findOutstanding,
  findUnbalancedCredits,
  listCredits,
} from '../modules/credits/credits.repository';
import { normaliseCode } from '../modules/offers/coupon-code';
import { hashToken } from '../modules/sessions/token-hash';
import { isoMoment } from '../indian-time';
import {
  AmountSchema,
  authorProperties,
  counted,
  FileSchema,
  PAGE_SIZE,
  toJson,
} from './command-parts';
import { CustomerSchema, requireCustomer } from './customers-command';

/** A credit's id, or the code of a gift card. */
const CreditSchema = Type.String({ minLength: 1, maxLength: 60 });
const DaysSchema = Type.Optional(Type.Integer({ minimum: VALID_DAYS, maximum: 3660 }));
const DaySchema = Type.String({ format: 'date' });

/** The commands about gift cards and store credit. Amounts are paise. */
export const CreditsCommandSchema = Type.Union([
  Type.Object({
    action: Type.Literal('issue'),
    amount: AmountSchema,
    mailTo: Type.Optional(Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' })),
    /** For its recipient. */
    message: Type.Optional(Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })),
    days: DaysSchema,
    ...authorProperties,
  }),
  Type.Object({
    action: Type.Literal('give'),
    customer: CustomerSchema,
    amount: AmountSchema,
    days: DaysSchema,
    ...authorProperties,
  }),
  Type.Object({
    action: Type.Literal('list'),
    customer: Type.Optional(CustomerSchema),
    json: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    action: Type.Literal('show'),
    credit: CreditSchema,
    json: Type.Optional(Type.Boolean()),
  }),
  Type.Object({ action: Type.Literal('revoke'), credit: CreditSchema, ...authorProperties }),
  Type.Object({
    action: Type.Literal('export'),
    since: DaySchema,
    /** The last day. */
    until: DaySchema,
    file: FileSchema,
  }),
  Type.Object({ action: Type.Literal('check') }),
]);
export type CreditsCommand = Static<typeof CreditsCommandSchema>;

/**
 * Runs a command; returns the text to show. Throws a {@link NotFoundError} for an unknown credit or account, and a {@link
 * ConflictError} for a credit that was revoked before, and if balances contradict their entries.
 */
export async function runCreditsCommand(db: Database, command: CreditsCommand): Promise<string> {
  switch (command.action) {
    case 'issue':
      return issue(db, command);
    case 'give':
      return give(db, command);
    case 'list':
      return list(db, command);
    case 'show':
      return show(db, command);
    case 'revoke': {
      const { author, note = null } = command;
      const { id } = await requireCredit(db, command.credit);
      const taken = await revokeCredit(db, id, { author: author.trim(), note });
      return `${id} can’t be used any more; ${formatPaise(taken)} was left on it.`;
    }
    case 'export': {
      const rows = await exportCreditEntries(db, command);
      return `Wrote ${counted(rows, 'row')} to ${command.file}.`;
    }
    case 'check':
      return check(db);
  }
}

type Issue = Extract<CreditsCommand, { action: 'issue' }>;

/** The code is shown only where it isn't mailed. */
async function issue(db: Database, command: Issue): Promise<string> {
  const { author, note = null, amount, days, mailTo, message } = command;
  const given = { amount, days, mailTo, message, author: author.trim(), note };
  const { card, code } = await inTransaction(db, (tx) => issueGiftCard(tx, given));
  const place =
    mailTo === undefined
      ? `Its code is ${code}. It is shown only now, and stored nowhere.`
      : `Its code is mailed to ${mailTo}.`;
  return `${describe(card)}\n${place}`;
}

type Give = Extract<CreditsCommand, { action: 'give' }>;

async function give(db: Database, command: Give): Promise<string> {
  const { author, note = null, amount, days, customer } = command;
  const { id: userId, email } = await requireCustomer(db, customer);
  const given = { userId, amount, days, author: author.trim(), note };
  const credit = await inTransaction(db, (tx) => issueStoreCredit(tx, given));
  return `${email} has ${formatPaise(amount)} of store credit, valid until ${lastDayOf(credit.expiresAt)}.`;
}

type List = Extract<CreditsCommand, { action: 'list' }>;

async function list(db: Database, { customer, json = false }: List): Promise<string> {
  const userId = customer === undefined ? undefined : (await requireCustomer(db, customer)).id;
  const found = await listCredits(db, { userId, limit: PAGE_SIZE });
  if (json) return toJson(found.map(present));
  return found.map(describe).join('\n') || 'No gift cards and no store credit.';
}

type Show = Extract<CreditsCommand, { action: 'show' }>;

async function show(db: Database, { credit: typed, json = false }: Show): Promise<string> {
  const credit = await requireCredit(db, typed);
  const entries = await findEntriesOfCredit(db, credit.id);
  if (json) return toJson({ ...present(credit), entries });
  const lines = entries.map(({ createdAt, kind, amount, orderId, author, note }) =>
    ['  ', isoMoment(createdAt), kind.padEnd(8), formatPaise(amount), orderId, author, note]
      .filter((part) => part !== null)
      .join('  '),
  );
  return [describe(credit), ...lines].join('\n');
}

async function requireCredit(db: Database, typed: string): Promise<CreditRow> {
  const code = normaliseCode(typed);
  const codeHash = hashToken(readCardCode(code) ?? code);
  const credit = await findCredit(db, { id: typed, codeHash });
  if (!credit) throw new NotFoundError(`There is no gift card or store credit ${typed}.`);
  return credit;
}

async function check(db: Database): Promise<string> {
  const unbalanced = await findUnbalancedCredits(db);
  if (unbalanced.length > 0) {
    throw new ConflictError(
      `The balance isn’t the sum of the entries of ${unbalanced.join(', ')}.`,
    );
  }
  const outstanding = formatPaise(await findOutstanding(db));
  return `Every balance is the sum of its entries; ${outstanding} is outstanding.`;
}

function present({ codeHash, ...credit }: CreditRow) {
  return { ...credit, kind: codeHash === null ? 'store-credit' : 'gift-card' };
}

/** `b1946ac9…  gift card ending in K7QX  ₹400.00 left, valid until 2027-11-30` */
function describe({ id, codeEnding, userId, balance, expiresAt, revokedAt }: CreditRow): string {
  const what =
    codeEnding === null
      ? `store credit of ${userId ?? 'a deleted account'}`
      : `gift card ending in ${codeEnding}`;
  const state = revokedAt === null ? `valid until ${lastDayOf(expiresAt)}` : 'revoked';
  return `${id}  ${what}  ${formatPaise(balance)} left, ${state}`;
}
