import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampWithZone } from '../columns';

/** What operators changed: who, when, and how it was before and after. Rows are added, never changed or deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: timestampWithZone('at').notNull(),
    /** The name of the operator. */
    author: text().notNull(),
    /** What was changed, such as `product velvet-blazer`, `stock VB-M-BLK` or `store`. */
    subject: text().notNull(),
    /** Only what differs; null for what wasn't there. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Why, in the operator's words. */
    reason: text(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.at)],
);
