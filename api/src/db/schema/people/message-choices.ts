import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { timestampWithZone } from '../columns';

/**
 * By which messages the orders of an account to a phone number are written about. Rows are only added: the newest of an
 * account, a number and a channel counts, and all are the record of the consent.
 */
export const messageChoices = pgTable(
  'message_choices',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** With its country code: `+919876543210`. */
    phone: text().notNull(),
    channel: text({ enum: ['whatsapp', 'sms'] }).notNull(),
    /** `unreachable`: the provider reported that a message couldn't be delivered. */
    state: text({ enum: ['agreed', 'withdrawn', 'unreachable'] }).notNull(),
    /** Where it came from: a page, the link in a message, a reply, or a report of the provider. */
    source: text({ enum: ['checkout', 'account', 'link', 'reply', 'report'] }).notNull(),
    /** The words of the choice on the page; null for what didn't come from a page. */
    words: text(),
    at: timestampWithZone('at').notNull(),
  },
  (table) => [
    index('message_choices_of_account').on(table.userId, table.phone, table.channel, table.at),
    index('message_choices_of_phone').on(table.phone),
  ],
);
