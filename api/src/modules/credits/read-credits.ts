import type { Database } from '../../db/database';
import { formatLongDate } from '@storefront/host/format/dates';
import type { EnteredCode } from '../offers/apply-offers';
import { hashToken } from '../sessions/token-hash';
import { readCardCode } from './card-code';
import { lastDayOf } from './credit-expiry';
import { type CreditRow, findCredits } from './credits.repository';
import { t } from '../../messages/t';

/** Who wants to pay with credits. */
export interface CreditShopper {
  /** Undefined for a guest, who has no store credit. */
  userId: string | undefined;
  /** Codes that `readCardCode` can read. */
  cardCodes: readonly string[];
  usesStoreCredit: boolean;
}

/** The credits that a shopper can use now. */
interface FoundCredits {
  /** In the order in which they are used: gift cards as they were entered, then store credit that expires first. */
  credits: CreditRow[];
  codes: EnteredCode[];
  /** The store credit of the account, in paise, whether it is used or not. */
  storeCredit: number;
}

/** The hash that a gift card's code is stored as, however it is spelled. */
const hashOf = (code: string) => hashToken(readCardCode(code) ?? code);

/**
 * Reads the credits that a shopper can use now. With `isPlacing`, those that are used are locked, so that no other order
 * takes the same money until the transaction ends.
 */
export async function readCredits(
  db: Database,
  { userId, cardCodes, usesStoreCredit }: CreditShopper,
  { isPlacing }: { isPlacing: boolean },
): Promise<FoundCredits> {
  const codeHashes = cardCodes.map(hashOf);
  const owner = isPlacing && !usesStoreCredit ? undefined : userId;
  const found = await findCredits(db, { codeHashes, userId: owner }, { isLocked: isPlacing });
  const own = usableStoreCredit(found);
  const cards = cardCodes.map((code, index) => {
    const card = found.find(({ codeHash }) => codeHash === codeHashes[index]);
    const isRepeated = codeHashes.indexOf(codeHashes[index] ?? '') < index;
    const problem = isRepeated ? t('This gift card is there already.') : problemOf(code, card);
    return { code, card, problem };
  });
  const usable = cards.flatMap(({ card, problem }) =>
    card && problem === undefined ? [card] : [],
  );
  return {
    credits: [...usable, ...(usesStoreCredit ? own : [])],
    codes: cards.map(({ code, problem }) => (problem === undefined ? { code } : { code, problem })),
    storeCredit: own.reduce((sum, { balance }) => sum + balance, 0),
  };
}

/** The store credit that an account can use now, that which expires first first. */
export async function findStoreCredit(db: Database, userId: string): Promise<CreditRow[]> {
  const found = await findCredits(db, { codeHashes: [], userId }, { isLocked: false });
  return usableStoreCredit(found);
}

/** A valid gift card by its code, or in words for the shopper why there is none. */
export async function findCard(db: Database, code: string): Promise<CreditRow | string> {
  const selection = { codeHashes: [hashOf(code)], userId: undefined };
  const [card] = await findCredits(db, selection, { isLocked: false });
  return card ? (invalidityOf(card) ?? card) : unknownCode(code);
}

function usableStoreCredit(found: readonly CreditRow[]): CreditRow[] {
  const now = new Date();
  return found
    .filter(({ codeHash, expiresAt, revokedAt }) => {
      return codeHash === null && expiresAt > now && revokedAt === null;
    })
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
}

const unknownCode = (code: string) => t('There is no code “{code}”.', { code });

/** Why nothing can be paid with a gift card, in words for the shopper; undefined if it can. */
function problemOf(code: string, card: CreditRow | undefined): string | undefined {
  if (!card) return unknownCode(code);
  return (
    invalidityOf(card) ?? (card.balance === 0 ? t('Nothing is left on this gift card.') : undefined)
  );
}

/** Why a gift card isn't valid any more; undefined if it is. */
function invalidityOf({ expiresAt, revokedAt }: CreditRow): string | undefined {
  if (revokedAt !== null) return t('This gift card can’t be used any more.');
  if (expiresAt > new Date()) return undefined;
  return t('This gift card was valid until {day}.', { day: formatLongDate(lastDayOf(expiresAt)) });
}
