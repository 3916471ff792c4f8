import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { timestampWithZone } from '../columns';

export const payments = pgTable(
  'payments',
  {
    /** The shop's unguessable reference of the payment, which the payment provider is given. */
    ref: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    method: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['pending', 'approved', 'declined'] }).notNull(),
    /** The origin of the shop to which the browser returns after paying. */
    returnUrl: text('return_url').notNull(),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [index('payments_of_order').on(table.orderId)],
);

/**
 * Refunds that were requested from the payment provider. A row is stored before the provider is called; the
 * refund enters the ledger once the provider has processed it.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** Sent to the provider as the idempotency key, so that a repeated request refunds once. */
    id: text().primaryKey(),
    paymentRef: text('payment_ref').notNull(),
    /** The provider's id of the payment to refund, which is the event id of its entry in the ledger. */
    receiptId: text('receipt_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['requested', 'refused', 'pending', 'processed', 'failed'] }).notNull(),
    /** The provider's id of the refund; null until the provider has responded. */
    providerId: text('provider_id'),
    /** Why it was refused or failed. */
    reason: text(),
    createdAt: timestampWithZone('created_at').notNull(),
    /** Who requested it: an operator by name, or the shop. */
    author: text().notNull(),
    note: text(),
  },
  (table) => [
    index('refunds_of_payment').on(table.paymentRef, table.createdAt),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * Money that was received for an order, money that was refunded, and refunds that failed after they were
 * processed. Rows are added, never changed or deleted; what has to be refunded is derived from them
 * (`modules/payments/ledger/balance.ts`).
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    /** Null if this shop doesn't know the payment's reference. */
    orderId: text('order_id').references(() => orders.id),
    paymentRef: text('payment_ref').notNull(),
    kind: text({ enum: ['received', 'refunded', 'returned'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The provider's id of the event that reported it, so that a repeated one adds nothing. */
    eventId: text('event_id').unique(),
    createdAt: timestampWithZone('created_at').notNull(),
    /** Who added the entry: the payment provider, or an operator by name. */
    author: text().notNull(),
    note: text(),
  },
  (table) => [
    index('ledger_of_order').on(table.orderId, table.createdAt),
    index('ledger_of_payment').on(table.paymentRef),
    check('ledger_amount', sql`${table.amount} > 0`),
  ],
);
