import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SelectedOptions } from '@storefront/host/contracts/api';
import { timestampWithZone } from '../columns';

/** Who wants to be told when something is back in stock, or costs less. Rows are kept for a year, as the record of the consent. */
export const alerts = pgTable(
  'alerts',
  {
    id: text().primaryKey(),
    /** As `normaliseEmail` writes it. */
    email: text().notNull(),
    /** No foreign key: a product may be deleted and come back. */
    productId: text('product_id').notNull(),
    /** Null where it doesn't matter. */
    size: text(),
    color: text(),
    /** Only those that were chosen. */
    options: jsonb().$type<SelectedOptions>().notNull().default({}),
    /** Told when a piece costs less than this, in paise; null: told when it is back in stock. */
    belowPrice: integer('below_price'),
    /** The language in which it was asked for, and is answered; null for the shop's first. */
    language: text(),
    /** The words that were agreed to. */
    consent: text().notNull(),
    askedAt: timestampWithZone('asked_at').notNull(),
    /** When the address was proven; nothing is sent before. */
    confirmedAt: timestampWithZone('confirmed_at'),
    /** When its mail was queued; it is over then. */
    sentAt: timestampWithZone('sent_at'),
  },
  (table) => [
    index('alerts_of_address').on(table.email),
    index('alerts_open')
      .on(table.productId, table.askedAt)
      .where(sql`${table.sentAt} is null and ${table.confirmedAt} is not null`),
    index('alerts_sent').on(table.productId, table.sentAt),
    index('alerts_asked').on(table.askedAt),
  ],
);

/** The addresses of alerts. */
export const alertAddresses = pgTable('alert_addresses', {
  email: text().primaryKey(),
  /** Of the mailed links. It is readable, because every mail has it, and it only confirms and ends alerts. */
  token: text().notNull().unique(),
});
