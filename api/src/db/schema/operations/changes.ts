import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { CHANGE_KINDS } from '@storefront/host/contracts/page-tags';
import { timestampWithZone, transactionId } from '../columns';

/**
 * What transactions have changed that pages show, once each. Triggers on `products`, `variants`, `product_search`,
 * `store` (migrations 0024 and 0026), `reviews`, `collection_pages`, `looks` and `translations` write it.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    /** The transaction that made the change. */
    transaction: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    /** The id of the product, the slug of the collection's page, or the category of the lists in lower case; empty for lists
     * of all categories, and of collections. */
    name: text().notNull().default(''),
    changedAt: timestampWithZone('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.transaction, table.kind, table.name] }),
    index('page_changes_changed_at').on(table.changedAt),
  ],
);
