import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { timestampWithZone } from '../columns';
import { orders } from './orders';

/** What an offer gives; amounts are paise, percentages whole numbers from 1 to 100. */
export type OfferBenefit =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: number }
  /** Of every `buy + get` pieces, the `get` cheapest ones cost so much less. */
  | { kind: 'buy-get'; buy: number; get: number; percent: number }
  | { kind: 'free-shipping' };

/** The shop's offers, which apply by themselves or to shoppers who enter their code. */
export const offers = pgTable('offers', {
  /** The merchant's name of it, such as `welcome`. */
  id: text().primaryKey(),
  /** What shoppers read, such as "10% off your first order". */
  title: text().notNull(),
  /** Null for an offer that applies without one. */
  code: text().unique(),
  benefit: jsonb().$type<OfferBenefit>().notNull(),
  /** The collection whose products it is for; null for all products. */
  collection: text(),
  /** What the products that it is for must cost together, in paise. */
  minimum: bigint({ mode: 'number' }).notNull().default(0),
  startsAt: timestampWithZone('starts_at').notNull(),
  /** Null for an offer without an end. */
  endsAt: timestampWithZone('ends_at'),
  firstOrderOnly: boolean('first_order_only').notNull().default(false),
  /** In how many orders a shopper may use it; null for any number. */
  usesPerCustomer: integer('uses_per_customer'),
  usesInTotal: integer('uses_in_total'),
});

/** The offers that orders use. A cancelled order has no row, so that its uses are available again. */
export const offerUses = pgTable(
  'offer_uses',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.offerId] }),
    index('offer_uses_of_offer').on(table.offerId),
  ],
);
