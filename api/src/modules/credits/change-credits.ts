import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError, NotFoundError } from '../../http/errors';
import { queueMail } from '../mail/mail.service';
import { hashToken } from '../sessions/token-hash';
import { endingOf, newCardCode } from './card-code';
import { expiryAfter, lastDayOf, VALID_DAYS } from './credit-expiry';
import {
  addEntry,
  type CreditRow,
  findCredits,
  findExpired,
  insertCredit,
  lockCredits,
  updateCredit,
} from './credits.repository';

/** What is issued, and by whom. */
interface Issue {
  /** Paise. */
  amount: number;
  /** How many days it is valid; a year without it. */
  days?: number | undefined;
  author: string;
  note: string | null;
}

/** Where the code of a gift card was mailed to. */
type Mailed = Pick<CreditRow, 'recipient' | 'recipientLanguage'>;

async function issue(
  tx: Database,
  { amount, days = VALID_DAYS, author, note }: Issue,
  owner: Pick<CreditRow, 'userId' | 'codeHash' | 'codeEnding'>,
  { orderId = null, ...mailed }: { orderId?: string | null } & Partial<Mailed> = {},
): Promise<CreditRow> {
  const now = new Date();
  const credit: CreditRow = {
    recipient: null,
    recipientLanguage: null,
    ...mailed,
    ...owner,
    id: randomUUID(),
    balance: 0,
    expiresAt: expiryAfter(days, now),
    revokedAt: null,
    remindedOf: null,
    createdAt: now,
  };
  await insertCredit(tx, credit);
  await addEntry(tx, { creditId: credit.id, kind: 'issued', amount, orderId, author, note });
  return { ...credit, balance: amount };
}

/** Gives an account store credit; `orderId` is the order whose return it is for. */
export function issueStoreCredit(
  tx: Database,
  given: Issue & { userId: string; orderId?: string },
): Promise<CreditRow> {
  return issue(
    tx,
    given,
    { userId: given.userId, codeHash: null, codeEnding: null },
    { orderId: given.orderId ?? null },
  );
}

/** A new gift card with its code, which is stored nowhere else. */
export interface IssuedCard {
  card: CreditRow;
  code: string;
}

/** How long sending the code of a gift card is attempted: it is kept nowhere else. */
const MAILED_WITHIN = 14 * 24 * 60 * 60_000;

/** To whom the code of a gift card is mailed, with whose words, and in which language; null for the shop's first. */
interface CardMail {
  mailTo?: string | undefined;
  message?: string | null | undefined;
  /** The name of who gives it. */
  sender?: string | null | undefined;
  language?: string | null;
}

/** Issues a gift card; with `mailTo`, its code is mailed there. */
export async function issueGiftCard(tx: Database, given: Issue & CardMail): Promise<IssuedCard> {
  const { mailTo, message = null, sender = null, language = null } = given;
  const code = newCardCode();
  const owner = { userId: null, codeHash: hashToken(code), codeEnding: endingOf(code) };
  const mailed = { recipient: mailTo ?? null, recipientLanguage: language };
  const card = await issue(tx, given, owner, mailed);
  if (mailTo !== undefined) {
    await queueMail(tx, {
      key: `gift-card:${card.id}`,
      to: mailTo,
      language,
      template: 'gift-card',
      data: {
        code,
        amount: given.amount,
        validUntil: lastDayOf(card.expiresAt),
        message,
        ...(sender !== null && { sender }),
      },
      expiresAt: new Date(Date.now() + MAILED_WITHIN),
    });
  }
  return { card, code };
}

/**
 * Makes a credit unusable and takes what is left of it; returns how much, in paise. Throws a {@link NotFoundError} for an
 * unknown one, and a {@link ConflictError} for one that was revoked before.
 */
export function revokeCredit(
  db: Database,
  id: string,
  { author, note }: Pick<Issue, 'author' | 'note'>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [credit] = await lockCredits(tx, [id]);
    if (!credit) throw new NotFoundError(`There is no gift card or store credit ${id}.`);
    if (credit.revokedAt !== null) throw new ConflictError(`${id} was revoked before.`);
    await updateCredit(tx, id, { revokedAt: new Date() });
    await takeRest(tx, credit, { kind: 'revoked', author, note });
    return credit.balance;
  });
}

/** Whether all that a gift card was issued with, in paise, is on it, and can be used. */
export function canBeVoided({ balance, revokedAt, expiresAt }: CreditRow, amount: number): boolean {
  return balance === amount && revokedAt === null && expiresAt > new Date();
}

/**
 * Makes a gift card unusable if all that it was issued with is on it, so that its price can be refunded; false if it isn't,
 * because some was used, or it has expired. No order can use it before the transaction ends.
 */
export async function voidGiftCard(
  tx: Database,
  { id, amount }: { id: string; amount: number },
  by: Pick<Issue, 'author' | 'note'>,
): Promise<boolean> {
  const [card] = await lockCredits(tx, [id]);
  if (!card || !canBeVoided(card, amount)) return false;
  await updateCredit(tx, id, { revokedAt: new Date() });
  await takeRest(tx, card, { ...by, kind: 'revoked' });
  return true;
}

/** Takes the store credit of an account that is deleted. */
export async function forfeitStoreCredit(tx: Database, userId: string): Promise<void> {
  const credits = await findCredits(tx, { codeHashes: [], userId }, { isLocked: true });
  const entry = { kind: 'revoked' as const, author: 'shop', note: 'the account was deleted' };
  for (const credit of credits) await takeRest(tx, credit, entry);
}

/** How many credits expire in one run. */
const EXPIRED_PER_RUN = 500;

/** Takes what is left of credits that have expired; returns how many. */
export async function expireCredits(db: Database, now: Date): Promise<number> {
  let expired = 0;
  for (const id of await findExpired(db, now, EXPIRED_PER_RUN)) {
    const done = await inTransaction(db, async (tx) => {
      const [credit] = await lockCredits(tx, [id]);
      // It may have been extended since it was found.
      if (!credit || credit.expiresAt > now || credit.balance === 0) return false;
      await takeRest(tx, credit, { kind: 'expired', author: 'shop', note: null });
      return true;
    });
    if (done) expired += 1;
  }
  return expired;
}

async function takeRest(
  tx: Database,
  { id, balance }: CreditRow,
  entry: { kind: 'revoked' | 'expired'; author: string; note: string | null },
): Promise<void> {
  if (balance === 0) return;
  await addEntry(tx, { ...entry, creditId: id, amount: -balance, orderId: null });
}
