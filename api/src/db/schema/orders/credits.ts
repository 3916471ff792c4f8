import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/accounts';
import { timestampWithZone } from '../columns';
import { orders } from './orders';

/**
 * Money that shoppers have with the shop: gift cards, which whoever has the code may use, and store credit, which belongs to
 * an account (docs/adr/0067-gift-cards-and-store-credit.md).
 */
export const credits = pgTable(
  'credits',
  {
    id: text().primaryKey(),
    /** The account that store credit belongs to; null for a gift card, and once the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of a gift card's code; the code itself is not stored. */
    codeHash: text('code_hash').unique(),
    /** The last four letters of the code, by which its owner knows it. */
    codeEnding: text('code_ending'),
    /** The sum of its entries, in paise. */
    balance: bigint({ mode: 'number' }).notNull(),
    expiresAt: timestampWithZone('expires_at').notNull(),
    /** When an operator made it unusable, or the order that bought it was cancelled. */
    revokedAt: timestampWithZone('revoked_at'),
    /** The address that a gift card was mailed to, for the reminder before it expires; erased once it has expired. */
    recipient: text(),
    /** The language of that mail; null for the shop's first. */
    recipientLanguage: text('recipient_language'),
    /** The `expiresAt` that its owner was reminded of; one that is extended later is reminded of again. */
    remindedOf: timestampWithZone('reminded_of'),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [
    index('credits_of_user').on(table.userId, table.createdAt),
    index('credits_expiring')
      .on(table.expiresAt)
      .where(sql`${table.balance} > 0`),
    check('credits_balance', sql`${table.balance} >= 0`),
  ],
);

/** What was added to credits and taken from them. Rows are added, never changed or deleted. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: text().primaryKey(),
    creditId: text('credit_id')
      .notNull()
      .references(() => credits.id),
    /** `redeemed` takes money for an order, `released` and `refunded` give it back. */
    kind: text({
      enum: ['issued', 'redeemed', 'released', 'refunded', 'expired', 'revoked'],
    }).notNull(),
    /** Paise; below zero for what was taken. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The order that it was used for, or whose return it was issued for. */
    orderId: text('order_id').references(() => orders.id),
    createdAt: timestampWithZone('created_at').notNull(),
    /** `shopper`, `shop` for automatic changes, or the name of an operator. */
    author: text().notNull(),
    note: text(),
  },
  (table) => [
    index('credit_entries_of_credit').on(table.creditId, table.createdAt),
    index('credit_entries_of_order').on(table.orderId),
    index('credit_entries_by_time').on(table.createdAt),
    check('credit_entries_amount', sql`${table.amount} <> 0`),
  ],
);
