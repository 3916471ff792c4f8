import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestampWithZone } from '../columns';

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** Trimmed and lowercased. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** As `normalisePhone` writes it: +91 and ten digits. */
  phone: text(),
  /** Whether price drops on the wishlist may be mailed. */
  mailWishlist: boolean('mail_wishlist').notNull().default(false),
  /** The language of the last registration, sign-in or order, in which mails are written; null for the shop's first. */
  language: text(),
  createdAt: timestampWithZone('created_at').notNull(),
  /** When a link that was mailed to the address was used; without it the address isn't verified. */
  emailVerifiedAt: timestampWithZone('email_verified_at'),
});

/** The address book. Each account that has addresses has exactly one default. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text(),
    fullName: text('full_name').notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    postalCode: text('postal_code').notNull(),
    phone: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [
    index('addresses_of_user').on(table.userId),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);

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

/** Devices that have signed in to an account: failed sign-ins on other devices don't block them. */
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

/**
 * Consecutive failed sign-ins, of all unknown devices for one email, or of one known device; also wrong
 * passwords when changing the password, and requests for mails with a link.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of the email, which may have no account, and of what is counted. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestampWithZone('last_at').notNull(),
    /** Until then every attempt is refused without checking the password. */
    blockedUntil: timestampWithZone('blocked_until').notNull(),
  },
  (table) => [index('sign_in_attempts_last').on(table.lastAt)],
);

/**
 * Links that were mailed to an account's address: one for each purpose, so that a newer one replaces the
 * older.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `password-reset` or `verify-email`. */
    purpose: text().notNull(),
    /** SHA-256 of the link's token; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestampWithZone('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('account_links_expires').on(table.expiresAt),
  ],
);
