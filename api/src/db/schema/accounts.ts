import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampWithZone } from './columns';

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
