import { PAID_STATUSES } from '@storefront/host/contracts/api';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { creditEntries, ledgerEntries, orders, returns } from '../../../db/schema';
import { isOfUse } from '../../credits/credits.repository';
import type { LedgerEntry } from './balance';

const { amount, kind, orderId, paymentRef } = ledgerEntries;

/** The columns of an order that its balance depends on. */
const balanced = {
  id: orders.id,
  status: orders.status,
  total: orders.total,
  creditUsed: orders.creditUsed,
  returnedTotal: orders.returnedTotal,
  returnedAsCredit: orders.returnedAsCredit,
  cashOnDeliveryAt: orders.cashOnDeliveryAt,
};

/** The sum of an order's returns that the shop has received, in paise. */
function receivedReturns(db: Database) {
  const isReceived = inArray(returns.state, ['received', 'refunded']);
  const ofOrder = and(eq(returns.orderId, orders.id), isReceived);
  const sums = db
    .select({ sum: sql`coalesce(sum(${returns.refundAmount}), 0)` })
    .from(returns)
    .where(ofOrder);
  return sql`(${sums})`.mapWith(Number).as('received_returns');
}

/** What gift cards and store credit pay of an order now, in paise. */
function creditsKept(db: Database) {
  const sums = db
    .select({ sum: sql`coalesce(-sum(${creditEntries.amount}), 0)` })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orders.id), isOfUse));
  return sql`(${sums})`.mapWith(Number).as('credits_kept');
}

/** What was issued as store credit for an order's returns, in paise. */
function creditsIssued(db: Database) {
  const sums = db
    .select({ sum: sql`coalesce(sum(${creditEntries.amount}), 0)` })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orders.id), eq(creditEntries.kind, 'issued')));
  return sql`(${sums})`.mapWith(Number).as('credits_issued');
}

const oldestFirst = [asc(ledgerEntries.createdAt), asc(ledgerEntries.id)];

/** Adds an entry; false when the provider's event was recorded before. */
export async function insertEntry(tx: Database, entry: LedgerEntry): Promise<boolean> {
  const inserted = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: ledgerEntries.eventId })
    .returning({ id: ledgerEntries.id });
  return inserted.length === 1;
}

/** The entries of those orders, oldest first. */
export function findEntriesOfOrders(db: Database, ids: readonly string[]): Promise<LedgerEntry[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(ledgerEntries)
    .where(inArray(orderId, [...ids]))
    .orderBy(...oldestFirst);
}

/** The entries of one payment, locked until the transaction ends, so that it isn't refunded twice. */
export function lockEntriesOfPayment(tx: Database, ref: string): Promise<LedgerEntry[]> {
  return tx.select().from(ledgerEntries).where(eq(paymentRef, ref)).for('update');
}

/** The entries of payments that the shop doesn't know, oldest first. */
export function findEntriesWithoutOrder(db: Database): Promise<LedgerEntry[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(isNull(orderId))
    .orderBy(...oldestFirst);
}

const largestReceipt = sql`max(${amount}) filter (where ${kind} = 'received')`;

/**
 * A subquery of what was received and refunded for each order, with the largest receipt, for a lateral join. It must be read
 * in one statement with the order's status, so that an order which is being paid never appears as due for refund.
 */
export function ledgerSums(db: Database) {
  const sum = (of: LedgerEntry['kind']) =>
    sql`coalesce(sum(${amount}) filter (where ${kind} = ${of}), 0)`;
  return db
    .select({
      received: sum('received').mapWith(Number).as('received'),
      refunded: sql`${sum('refunded')} - ${sum('returned')}`.mapWith(Number).as('refunded'),
      largestReceipt: sql`coalesce(${largestReceipt}, 0)`.mapWith(Number).as('largest_receipt'),
    })
    .from(ledgerEntries)
    .where(eq(orderId, orders.id))
    .as('ledger_sums');
}

/** The orders that have a refund due: more was received than was refunded and may be kept. */
export function findOrdersToRefund(db: Database) {
  const left = sql<number>`sum(case ${kind} when 'refunded' then -${amount} else ${amount} end)`;
  const payable = sql`${orders.total} - ${orders.creditUsed}`;
  const isPaid = sql`${inArray(orders.status, [...PAID_STATUSES])} and ${largestReceipt} >= ${payable}`;
  const returned = sql`${orders.returnedTotal} - ${orders.returnedAsCredit}`;
  const kept = sql`case when ${isPaid} then greatest(${payable} - (${returned}), 0) else 0 end`;
  return db
    .select(balanced)
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, orderId))
    .groupBy(orders.id)
    .having(gt(left, kept));
}

/** Up to `limit` orders whose id is after `id`, sorted by id. */
export function findOrdersAfter(db: Database, id: string, limit: number) {
  return db
    .select({
      ...balanced,
      receivedReturns: receivedReturns(db),
      creditsKept: creditsKept(db),
      creditsIssued: creditsIssued(db),
    })
    .from(orders)
    .where(gt(orders.id, id))
    .orderBy(asc(orders.id))
    .limit(limit);
}
