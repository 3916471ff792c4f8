import { and, asc, count, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { offers, offerUses, orders } from '../../db/schema';

export type OfferRow = typeof offers.$inferSelect;

/** In how many orders an offer is used: in those of the shopper, and in all. */
export interface OfferUses {
  byCustomer: number;
  inTotal: number;
}

/** The offers that apply now without a code, and those with one of the codes. */
export function findOffers(db: Database, codes: readonly string[], now: Date): Promise<OfferRow[]> {
  const applies = and(
    isNull(offers.code),
    lte(offers.startsAt, now),
    or(isNull(offers.endsAt), gt(offers.endsAt, now)),
  );
  return db
    .select()
    .from(offers)
    .where(codes.length === 0 ? applies : or(applies, inArray(offers.code, [...codes])));
}

/** Prevents other transactions from using those offers until this one ends. */
export async function lockOffers(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // In order, so that two orders can't deadlock.
  await tx
    .select({ id: offers.id })
    .from(offers)
    .where(inArray(offers.id, [...ids]))
    .orderBy(asc(offers.id))
    .for('update');
}

/** In how many orders those offers are used, by the offer's id; without an entry, in none. */
export async function countUses(
  db: Database,
  ids: readonly string[],
  userId: string | undefined,
): Promise<ReadonlyMap<string, OfferUses>> {
  if (ids.length === 0) return new Map();
  const isOwn = sql`${orders.userId} = ${userId ?? null}`;
  const rows = await db
    .select({
      id: offerUses.offerId,
      inTotal: count(),
      byCustomer: sql<number>`count(*) filter (where ${isOwn})`.mapWith(Number),
    })
    .from(offerUses)
    .innerJoin(orders, eq(orders.id, offerUses.orderId))
    .where(inArray(offerUses.offerId, [...ids]))
    .groupBy(offerUses.offerId);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
}

/** Whether an account has an order that isn't cancelled. */
export async function hasOrders(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, ORDER_STATUS.cancelled)))
    .limit(1);
  return found.length > 0;
}

/** Records which offers an order uses. */
export async function insertUses(
  tx: Database,
  orderId: string,
  offerIds: readonly string[],
): Promise<void> {
  if (offerIds.length === 0) return;
  await tx.insert(offerUses).values(offerIds.map((offerId) => ({ orderId, offerId })));
}

/** Gives the uses of an order back. */
export async function deleteUses(tx: Database, orderId: string): Promise<void> {
  await tx.delete(offerUses).where(eq(offerUses.orderId, orderId));
}

/** All offers, the newest first, and in how many orders each is used. */
export async function listOffers(db: Database): Promise<(OfferRow & { uses: number })[]> {
  const rows = await db
    .select({ offer: offers, uses: count(offerUses.orderId) })
    .from(offers)
    .leftJoin(offerUses, eq(offerUses.offerId, offers.id))
    .groupBy(offers.id)
    .orderBy(sql`${offers.startsAt} desc`, asc(offers.id));
  return rows.map(({ offer, uses }) => ({ ...offer, uses }));
}

/** The offer, locked until the transaction ends. */
export async function lockOffer(tx: Database, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
  return row;
}

/** Stores an offer; false when another one has its id or its code. */
export async function insertOffer(tx: Database, offer: OfferRow): Promise<boolean> {
  const inserted = await tx
    .insert(offers)
    .values(offer)
    .onConflictDoNothing()
    .returning({ id: offers.id });
  return inserted.length === 1;
}

export async function updateEnd(tx: Database, id: string, endsAt: Date): Promise<void> {
  await tx.update(offers).set({ endsAt }).where(eq(offers.id, id));
}

/** Offers for a collection stay for it under its new name. */
export async function renameOfferCollection(
  tx: Database,
  name: string,
  newName: string,
): Promise<void> {
  await tx.update(offers).set({ collection: newName }).where(eq(offers.collection, name));
}
