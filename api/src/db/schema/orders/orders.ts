import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SelectedOptions, ShippingAddress } from '@storefront/host/contracts/api';
import { users } from '../people/accounts';
import { timestampWithZone } from '../columns';

/** An offer that an order uses; `discount` is what it takes off the lines, in paise. */
export interface OrderedOffer {
  title: string;
  /** Null for an offer that applies without one. */
  code: string | null;
  discount: number;
}

/** What a gift card or the store credit of the account pays of an order, in paise. */
export interface OrderedCredit {
  /** The last letters of the gift card's code; null for store credit. */
  codeEnding: string | null;
  amount: number;
}

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** What is bought: a gift card is neither taxed nor shipped (docs/adr/0067). */
    kind: text({ enum: ['goods', 'gift-card'] })
      .notNull()
      .default('goods'),
    status: integer().notNull(),
    /** The sum of the lines and the shipping, less the discount. */
    total: bigint({ mode: 'number' }).notNull(),
    /** What offers take off the lines, in paise: the sum of the lines' discounts. */
    discount: bigint({ mode: 'number' }).notNull().default(0),
    /** The offers as they were when the order was placed. */
    offers: jsonb().$type<OrderedOffer[]>().notNull().default([]),
    /** What gift cards and store credit pay of the total, in paise: the sum of `credits`. */
    creditUsed: bigint('credit_used', { mode: 'number' }).notNull().default(0),
    /** The gift cards and the store credit as they were used when the order was placed. */
    credits: jsonb().$type<OrderedCredit[]>().notNull().default([]),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    /** The shipping phone's digits, for lookups by guests. */
    phoneKey: text('phone_key').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    shippingPrice: integer('shipping_price').notNull().default(0),
    /** The store's own text for that price, such as "Free". */
    shippingLabel: text('shipping_label'),
    tracking: text(),
    /** The carrier's name; `trackingUrl` is its page for the parcel. */
    carrier: text(),
    trackingUrl: text('tracking_url'),
    packedAt: timestampWithZone('packed_at'),
    /** Lines can be returned from then on. */
    deliveredAt: timestampWithZone('delivered_at'),
    /** The days between which it was promised to arrive, from its payment on. */
    promisedEarliest: date('promised_earliest'),
    promisedLatest: date('promised_latest'),
    /** The value of the returned lines that the shop has received, in paise: it is to be refunded. */
    returnedTotal: bigint('returned_total', { mode: 'number' }).notNull().default(0),
    /** The part of it that shoppers chose to get as store credit. */
    returnedAsCredit: bigint('returned_as_credit', { mode: 'number' }).notNull().default(0),
    /** When the shopper confirmed to pay the courier; null for an order that is paid before it is sent. */
    cashOnDeliveryAt: timestampWithZone('cash_on_delivery_at'),
    /** The GST number of a business that ordered. */
    buyerGstin: text('buyer_gstin'),
    /** The language in which it was placed, and in which mails and documents are; null for the shop's first. */
    language: text(),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of what the shopper ordered with that key: the lines and the address. */
    requestHash: text('request_hash'),
    createdAt: timestampWithZone('created_at').notNull(),
    /** When an automatic refund of what is due was requested; null when none is outstanding. */
    refundRequestedAt: timestampWithZone('refund_requested_at'),
  },
  (table) => [
    index('orders_refund_requested')
      .on(table.refundRequestedAt)
      .where(sql`${table.refundRequestedAt} is not null`),
    index('orders_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('orders_cash_on_delivery')
      .on(table.phoneKey)
      .where(sql`${table.cashOnDeliveryAt} is not null`),
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
    /** No foreign key: a product may be deleted, but its orders stay on record. */
    productId: text('product_id').notNull(),
    title: text().notNull(),
    image: text().notNull(),
    /** Paise for one piece, before the discount. */
    price: integer().notNull(),
    quantity: integer().notNull(),
    /** What offers take off all pieces together, in paise. */
    discount: bigint({ mode: 'number' }).notNull().default(0),
    size: text(),
    color: text(),
    /** The chosen values beyond size and colour, by name. */
    options: jsonb().$type<SelectedOptions>().notNull().default({}),
    /** Null if the lines could be several variants. */
    sku: text(),
    /** Copied from the product when it was ordered, for the invoice. */
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
    options: jsonb().$type<SelectedOptions>().notNull().default({}),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.orderId, table.productId, table.size, table.color, table.options],
    }),
  ],
);

/** Client IPs of unpaid orders, which limit the stock that one IP address can hold. */
export const orderClientIps = pgTable(
  'order_client_ips',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** SHA-256 of the client's IP address; the row is deleted once the order is no longer unpaid. */
    ipHash: text('ip_hash').notNull(),
  },
  (table) => [index('order_client_ips_hash').on(table.ipHash)],
);
