import { sql } from 'drizzle-orm';
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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  Picture,
  ProductAttribute,
  ShippingAddress,
  StoreInfo,
} from '@storefront/shared/contracts/api';

// Money is integer paise. Keys are made by the application, so that the tables can be distributed.

const timestampWithZone = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** Trimmed and lowercased. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  createdAt: timestampWithZone('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser and the system that signed in, coarsely: `Firefox on Windows`. */
    device: text().notNull().default('Unknown device'),
    /** Written at most once an hour. */
    lastUsedAt: timestampWithZone('last_used_at').notNull().defaultNow(),
    /** How long the session lasts after its last use. */
    lifetimeHours: integer('lifetime_hours').notNull().default(720),
    expiresAt: timestampWithZone('expires_at').notNull(),
  },
  (table) => [
    index('sessions_expires').on(table.expiresAt),
    index('sessions_of_user').on(table.userId),
  ],
);

/** Devices that have signed in to an account: failed sign-ins elsewhere don't keep them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's cookie. */
    deviceHash: text('device_hash').notNull(),
    lastSignInAt: timestampWithZone('last_sign_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** Failed sign-ins in a row, of unknown devices at one email, or of one known device. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of the email, which may have no account, and of the known device. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestampWithZone('last_at').notNull(),
    /** Until then every attempt is refused unseen. */
    blockedUntil: timestampWithZone('blocked_until').notNull(),
  },
  (table) => [index('sign_in_attempts_last').on(table.lastAt)],
);

/** One row: the response of GET /storeInfo, with addresses of pictures relative to the API. */
export const store = pgTable('store', {
  id: text().primaryKey(),
  info: jsonb().$type<StoreInfo>().notNull(),
  /** Whether the database was filled with the demo. */
  isDemo: boolean('is_demo').notNull().default(false),
});

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    /** Absolute, or a path of this API. */
    imgUrl: text('img_url').notNull(),
    images: jsonb().$type<Picture[]>().notNull(),
    category: text().notNull(),
    parentCategory: text('parent_category').notNull(),
    subCategory: text('sub_category'),
    masterCategory: text('master_category'),
    gender: text(),
    regularPrice: integer('regular_price'),
    discountedPrice: integer('discounted_price'),
    featured: boolean().notNull(),
    attributes: jsonb().$type<ProductAttribute[]>().notNull(),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [
    // Nulls first, because that is what ORDER BY … DESC asks for: otherwise the index goes unused.
    index('products_listing').on(
      table.featured.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index('products_category').on(sql`lower(${table.category})`),
    index('products_parent_category').on(sql`lower(${table.parentCategory})`),
  ],
);

/** Stock. An empty size or colour means that the product has no such choice. */
export const variants = pgTable(
  'variants',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text().notNull(),
    color: text().notNull(),
    /** Its place in the order of the product's sizes and colours. */
    position: integer().notNull(),
    stock: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size, table.color] }),
    check('variants_stock', sql`${table.stock} >= 0`),
  ],
);

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
    normalisedPhone: text('phone_key').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    shippingPrice: integer('shipping_price').notNull().default(0),
    /** The store's own text for that price, such as "Free". */
    shippingLabel: text('shipping_label'),
    tracking: text(),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of what the shopper ordered with that key: the lines and the address. */
    requestHash: text('request_hash'),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [
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
  },
  (table) => [primaryKey({ columns: [table.orderId, table.line] })],
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

export const payments = pgTable(
  'payments',
  {
    /** The reference that the payment provider knows the payment by; unguessable. */
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
 * Refunds that an operator asked the payment provider for. One is stored before the provider is called, and is in the
 * ledger once the provider says that it is processed.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** The provider knows the refund by it, so that a repeated request pays back once. */
    id: text().primaryKey(),
    paymentRef: text('payment_ref').notNull(),
    /** The provider's id of what was received, which is the event id of its entry in the ledger. */
    receiptId: text('receipt_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['requested', 'refused', 'pending', 'processed', 'failed'] }).notNull(),
    /** The provider's id of the refund; none before the provider has named it. */
    providerId: text('provider_id'),
    /** Why it was refused or failed. */
    reason: text(),
    createdAt: timestampWithZone('created_at').notNull(),
    /** The operator who asked for it. */
    author: text().notNull(),
    note: text(),
  },
  (table) => [
    index('refunds_of_payment').on(table.paymentRef, table.createdAt),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * Money that came in for an order, money that was paid back, and refunds that came back. Rows are added, never changed or deleted; what
 * has to be refunded is derived from them (`modules/payments/ledger/balance.ts`).
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    /** None where the payment's reference is unknown to this shop. */
    orderId: text('order_id').references(() => orders.id),
    paymentRef: text('payment_ref').notNull(),
    kind: text({ enum: ['received', 'refunded', 'returned'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The provider's id of the event that reported it, so that a repeated one adds nothing. */
    eventId: text('event_id').unique(),
    createdAt: timestampWithZone('created_at').notNull(),
    /** Who added it: the payment provider, or an operator by name. */
    author: text().notNull(),
    note: text(),
  },
  (table) => [
    index('ledger_of_order').on(table.orderId, table.createdAt),
    index('ledger_of_payment').on(table.paymentRef),
    check('ledger_amount', sql`${table.amount} > 0`),
  ],
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
