import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { creditEntries, credits } from '../../db/schema';

export type CreditRow = typeof credits.$inferSelect;
export type CreditEntry = typeof creditEntries.$inferSelect;
export type NewCreditEntry = Omit<CreditEntry, 'id' | 'createdAt'>;

/** Gift cards by the hashes of their codes, and the store credit of an account. */
interface CreditSelection {
  codeHashes: readonly string[];
  userId: string | undefined;
}

/** Those credits; with `isLocked`, no other transaction uses or changes them until this one ends. */
export async function findCredits(
  db: Database,
  { codeHashes, userId }: CreditSelection,
  { isLocked }: { isLocked: boolean },
): Promise<CreditRow[]> {
  const isCard = codeHashes.length === 0 ? undefined : inArray(credits.codeHash, [...codeHashes]);
  const isOwn = userId === undefined ? undefined : ownedBy(userId);
  if (!isCard && !isOwn) return [];
  // In order, so that two orders can't deadlock.
  const select = db.select().from(credits).where(or(isCard, isOwn)).orderBy(asc(credits.id));
  return isLocked ? select.for('update') : select;
}

const hasBalance = gt(credits.balance, 0);
const ownedBy = (userId: string) => and(eq(credits.userId, userId), hasBalance);

/** Credits, locked until the transaction ends. */
export function lockCredits(tx: Database, ids: readonly string[]): Promise<CreditRow[]> {
  return tx
    .select()
    .from(credits)
    .where(inArray(credits.id, [...ids]))
    .orderBy(asc(credits.id))
    .for('update');
}

export async function insertCredit(tx: Database, credit: CreditRow): Promise<void> {
  await tx.insert(credits).values(credit);
}

export async function updateCredit(
  tx: Database,
  id: string,
  change: Partial<Pick<CreditRow, 'expiresAt' | 'revokedAt' | 'remindedOf'>>,
): Promise<void> {
  await tx.update(credits).set(change).where(eq(credits.id, id));
}

/** Adds an entry, and its amount to the balance. The database refuses a balance below zero. */
export async function addEntry(tx: Database, entry: NewCreditEntry): Promise<void> {
  await tx.insert(creditEntries).values({ ...entry, id: randomUUID(), createdAt: new Date() });
  await tx
    .update(credits)
    .set({ balance: sql`${credits.balance} + ${entry.amount}` })
    .where(eq(credits.id, entry.creditId));
}

/** What the credits of an order paid and haven't got back, in paise by their ids. */
export async function findUsedCredits(
  tx: Database,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: creditEntries.creditId, sum: sum(creditEntries.amount).mapWith(Number) })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orderId), isOfUse))
    .groupBy(creditEntries.creditId);
  return new Map(rows.map(({ id, sum }) => [id, -sum]));
}

/** The entries by which orders use credits, and give them back. */
export const isOfUse = inArray(creditEntries.kind, ['redeemed', 'released', 'refunded']);

/** The ids of credits that have expired with something left. */
export async function findExpired(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: credits.id })
    .from(credits)
    .where(and(lte(credits.expiresAt, now), hasBalance))
    .orderBy(asc(credits.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The entries of an account's store credit, newest first. */
export async function findEntriesOfUser(
  db: Database,
  userId: string,
  limit: number,
): Promise<(CreditEntry & Pick<CreditRow, 'expiresAt'>)[]> {
  const rows = await db
    .select({ entry: creditEntries, expiresAt: credits.expiresAt })
    .from(creditEntries)
    .innerJoin(credits, eq(credits.id, creditEntries.creditId))
    .where(eq(credits.userId, userId))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(limit);
  return rows.map(({ entry, expiresAt }) => ({ ...entry, expiresAt }));
}

/** A credit by its id, or a gift card by the hash of its code. */
export async function findCredit(
  db: Database,
  { id, codeHash }: { id: string; codeHash: string },
): Promise<CreditRow | undefined> {
  const [row] = await db
    .select()
    .from(credits)
    .where(or(eq(credits.id, id), eq(credits.codeHash, codeHash)));
  return row;
}

/** The newest credits, of one account if it is given. */
export function listCredits(
  db: Database,
  { userId, limit }: { userId: string | undefined; limit: number },
): Promise<CreditRow[]> {
  return db
    .select()
    .from(credits)
    .where(userId === undefined ? undefined : eq(credits.userId, userId))
    .orderBy(desc(credits.createdAt), asc(credits.id))
    .limit(limit);
}

/** The entries of a credit, oldest first. */
export function findEntriesOfCredit(db: Database, creditId: string): Promise<CreditEntry[]> {
  return db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.creditId, creditId))
    .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id));
}

/** The entries of orders, oldest first. */
export function findEntriesOfCreditedOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<CreditEntry[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(creditEntries)
    .where(inArray(creditEntries.orderId, [...orderIds]))
    .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id));
}

/** The entries of a period, oldest first. */
export function findEntriesBetween(db: Database, from: Date, until: Date): Promise<CreditEntry[]> {
  return db
    .select()
    .from(creditEntries)
    .where(and(gte(creditEntries.createdAt, from), lt(creditEntries.createdAt, until)))
    .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id));
}

/** The ids of credits whose balance isn't the sum of their entries. */
export async function findUnbalancedCredits(db: Database): Promise<string[]> {
  const entries = db
    .select({ sum: sql`coalesce(sum(${creditEntries.amount}), 0)` })
    .from(creditEntries)
    .where(eq(creditEntries.creditId, credits.id));
  const rows = await db
    .select({ id: credits.id })
    .from(credits)
    .where(sql`${credits.balance} <> (${entries})`)
    .orderBy(asc(credits.id));
  return rows.map(({ id }) => id);
}

/** What the shop owes the owners of all credits, in paise. */
export async function findOutstanding(db: Database): Promise<number> {
  const [row] = await db.select({ sum: sum(credits.balance).mapWith(Number) }).from(credits);
  return row?.sum ?? 0;
}
