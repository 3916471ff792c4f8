import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import {
  ORDER_EVENT_KINDS,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  type SelectedOptions,
  type ShippingAddress,
} from '@storefront/host/contracts/api';
import { timestampWithZone } from '../columns';
import { orders } from './orders';

/** The details of an event. Amounts are paise. */
export interface OrderEventDetails {
  carrier?: string;
  tracking?: string;
  trackingUrl?: string;
  amount?: number;
  paymentRef?: string;
  /** For a refund to a gift card or as store credit. */
  toCredit?: boolean;
  returnId?: string;
  /** The returns that a refund is for. */
  returnIds?: string[];
  /** Shown to the shopper. */
  reason?: string;
  /** Shown to operators only. */
  note?: string;
}

/** The history of orders, for shoppers and as the audit trail. Rows are added, never changed or deleted. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Its place among the events of its order, from 1: two events may have the same timestamp. */
    position: integer().notNull(),
    kind: text({ enum: ORDER_EVENT_KINDS }).notNull(),
    createdAt: timestampWithZone('created_at').notNull(),
    /** `shopper`, `provider`, `shop` for automatic changes, or the name of an operator. */
    author: text().notNull(),
    details: jsonb().$type<OrderEventDetails>().notNull().default({}),
  },
  (table) => [uniqueIndex('order_events_of_order').on(table.orderId, table.position)],
);

/** Returns and exchanges. */
export const returns = pgTable(
  'returns',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: RETURN_KINDS }).notNull(),
    state: text({ enum: RETURN_STATES }).notNull(),
    reason: text({ enum: RETURN_REASONS }).notNull(),
    comment: text(),
    pickupAddress: jsonb('pickup_address').$type<ShippingAddress>().notNull(),
    /** What is refunded once the return is received, in paise: 0 for an exchange. */
    refundAmount: bigint('refund_amount', { mode: 'number' }).notNull(),
    /** The shopper's UPI ID, to which the return of an order that was paid in cash is refunded. */
    refundUpiId: text('refund_upi_id'),
    /** Whether the shopper chose to get the refund as store credit. */
    asCredit: boolean('as_credit').notNull().default(false),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [
    index('returns_of_order').on(table.orderId, table.createdAt),
    index('returns_by_state').on(table.state, table.createdAt),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** The line of the order. */
    line: integer().notNull(),
    quantity: integer().notNull(),
    /** What was paid for these pieces, in paise; null in a row from before there were discounts. */
    value: bigint({ mode: 'number' }),
    /** For an exchange: the size, colour and other options of the replacement. */
    size: text(),
    color: text(),
    options: jsonb().$type<SelectedOptions>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.line] }),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The stock that an exchange has reserved of each variant. */
export const returnStock = pgTable(
  'return_stock',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    size: text().notNull(),
    color: text().notNull(),
    options: jsonb().$type<SelectedOptions>().notNull().default({}),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.returnId, table.productId, table.size, table.color, table.options],
    }),
  ],
);
