import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ShippingAddress } from '@storefront/shared/contracts/api';
import { users } from './accounts';
import { timestampWithZone } from './columns';

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: integer().notNull(),
    /** The lines and the shipping. */
    total: bigint({ mode: 'number' }).notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    /** The shipping phone's digits, for lookups by guests. */
    phoneKey: text('phone_key').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    shippingPrice: integer('shipping_price').notNull().default(0),
    /** The store's own text for that price, such as "Free". */
    shippingLabel: text('shipping_label'),
    tracking: text(),
    /** Who carries the parcel, and its page of the parcel. */
    carrier: text(),
    trackingUrl: text('tracking_url'),
    packedAt: timestampWithZone('packed_at'),
    /** From then on lines can be sent back. */
    deliveredAt: timestampWithZone('delivered_at'),
    /** What was sent back and received, in paise: the shop doesn't keep it. */
    returnedTotal: bigint('returned_total', { mode: 'number' }).notNull().default(0),
    /** Of a business that ordered. */
    buyerGstin: text('buyer_gstin'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of what the shopper ordered with that key: the lines and the address. */
    requestHash: text('request_hash'),
    createdAt: timestampWithZone('created_at').notNull(),
    /** Since when the shop refunds automatically what is due of it; none where nothing is left for it to do. */
    refundRequestedAt: timestampWithZone('refund_requested_at'),
  },
  (table) => [
    index('orders_refund_requested')
      .on(table.refundRequestedAt)
      .where(sql`${table.refundRequestedAt} is not null`),
    index('orders_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('orders_by_status').on(table.status, table.createdAt),
    uniqueIndex('orders_idempotency').on(table.userId, table.idempotencyKey),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    /** No reference: a product may go, what was ordered stays on record. */
    productId: text('product_id').notNull(),
    title: text().notNull(),
    image: text().notNull(),
    price: integer().notNull(),
    quantity: integer().notNull(),
    size: text(),
    color: text(),
    /** As the product had them, for the invoice. */
    hsnCode: text('hsn_code'),
    taxClass: text('tax_class'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('order_items_of_product').on(table.productId),
  ],
);

/** The stock that an order reserved of each variant, so that a cancelled one can release it. */
export const orderStock = pgTable(
  'order_stock',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    size: text().notNull(),
    color: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId, table.size, table.color] })],
);

/** From where unpaid orders were placed: it limits the stock that one IP address can hold. */
export const orderClientIps = pgTable(
  'order_client_ips',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** SHA-256 of the client's IP address; the row is deleted when the order isn't unpaid any more. */
    ipHash: text('ip_hash').notNull(),
  },
  (table) => [index('order_client_ips_hash').on(table.ipHash)],
);
