import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampWithZone } from '../columns';
import { orders } from './orders';

/** Codes that were sent by text message to confirm orders; the newest of an order is the valid one. */
export const orderCodes = pgTable(
  'order_codes',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The digits of the phone that it was sent to. */
    phoneKey: text('phone_key').notNull(),
    /** SHA-256 of the row's id and the code; the code itself is not stored. */
    codeHash: text('code_hash').notNull(),
    /** How often a wrong code was entered. */
    failures: integer().notNull().default(0),
    sentAt: timestampWithZone('sent_at').notNull(),
  },
  (table) => [
    index('order_codes_of_order').on(table.orderId, table.sentAt),
    index('order_codes_of_phone').on(table.phoneKey, table.sentAt),
    index('order_codes_sent').on(table.sentAt),
  ],
);
