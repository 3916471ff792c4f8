import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampWithZone } from './columns';

/** Mails that are to be sent, and those that were. A row is written in the transaction of what it tells about. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    /** What the mail tells about, such as `order-paid:ORD-1`: there is one mail for it, however often it is asked for. */
    key: text().notNull().unique(),
    /** The address; null once it is forgotten. */
    recipient: text(),
    template: text().notNull(),
    /** What the template is filled with; null once it is forgotten. */
    data: jsonb(),
    /** `sending` is stored before the mail server is called, so that a mail is never handed over twice. */
    status: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    /** How often it was tried. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestampWithZone('next_attempt_at').notNull(),
    createdAt: timestampWithZone('created_at').notNull(),
    /** It is of no use any more after this moment, and isn't sent. */
    expiresAt: timestampWithZone('expires_at').notNull(),
    sentAt: timestampWithZone('sent_at'),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
    /** The Message-ID that the mail has in every attempt; null before the first. */
    messageId: text('message_id'),
  },
  (table) => [
    index('mails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} in ('queued', 'sending')`),
    index('mails_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('mails_of_recipient').on(table.recipient),
  ],
);
