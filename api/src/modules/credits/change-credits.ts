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

async function issue(
  tx: Database,
  { amount, days = VALID_DAYS, author, note }: Issue,
  owner: Pick<CreditRow, 'userId' | 'codeHash' | 'codeEnding'>,
  orderId: string | null = null,
): Promise<CreditRow> {
  const now = new Date();
  const credit: CreditRow = {
    ...owner,
    id: randomUUID(),
    balance: 0,
    expiresAt: expiryAfter(days, now),
    revokedAt: null,
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
    given.orderId,
  );
}

/** A new gift card with its code, which is stored nowhere else. */
export interface IssuedCard {
  card: CreditRow;
  code: string;
}

/** Issues a gift card; with `mailTo`, its code is mailed there. */
export async function issueGiftCard(
  tx: Database,
  given: Issue & { mailTo?: string | undefined; message?: string | undefined },
): Promise<IssuedCard> {
  const code = newCardCode();
  const owner = { userId: null, codeHash: hashToken(code), codeEnding: endingOf(code) };
  const card = await issue(tx, given, owner);
  if (given.mailTo !== undefined) {
    await queueMail(tx, {
      key: `gift-card:${card.id}`,
      to: given.mailTo,
      language: null,
      template: 'gift-card',
      data: {
        code,
        amount: given.amount,
        validUntil: lastDayOf(card.expiresAt),
        message: given.message ?? null,
      },
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
