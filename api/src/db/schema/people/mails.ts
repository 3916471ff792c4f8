import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampWithZone } from '../columns';

/** Queued and sent mails and text messages. A row is written in the same transaction as the change that it reports. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    /** The event that the mail reports, such as `order-paid:ORD-1`: an event has only one mail. */
    key: text().notNull().unique(),
    channel: text({ enum: ['email', 'sms', 'whatsapp'] })
      .notNull()
      .default('email'),
    /** The address of a mail; null once it has been erased. */
    recipient: text(),
    /**
     * The phone number of a text message; null once it has been erased. It isn't in `recipient`, so that a
     * process of an earlier version never takes a text message for a mail.
     */
    phone: text(),
    template: text().notNull(),
    /** The language that it is written in; null for the shop's first. */
    language: text(),
    /** What the template is filled with; null once it has been erased. */
    data: jsonb(),
    /** `sending` is stored before the mail server is called, so that a mail is never handed over twice. */
    status: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    /** How often sending was attempted. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestampWithZone('next_attempt_at').notNull(),
    createdAt: timestampWithZone('created_at').notNull(),
    /** The mail isn't sent after this time, because it would be useless. */
    expiresAt: timestampWithZone('expires_at').notNull(),
    sentAt: timestampWithZone('sent_at'),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
    /** The Message-ID, the same in every attempt; null before the first. */
    messageId: text('message_id'),
  },
  (table) => [
    index('mails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} in ('queued', 'sending')`),
    index('mails_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('mails_of_recipient').on(table.recipient),
    index('mails_of_phone')
      .on(table.phone)
      .where(sql`${table.phone} is not null`),
  ],
);
