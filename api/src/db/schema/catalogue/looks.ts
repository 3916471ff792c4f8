import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampWithZone } from '../columns';

/**
 * The merchant's looks: products that are worn together. The page of each shows the others. Triggers note changes in
 * `page_changes`.
 */
export const looks = pgTable(
  'looks',
  {
    /** What the merchant calls it; shoppers don't see it. */
    name: text().primaryKey(),
    /** Ids, in the merchant's order. No foreign keys: a product may be deleted and come back. */
    products: text().array().notNull(),
    /** Of several looks with a product, its page shows the one that was set last. */
    setAt: timestampWithZone('set_at').notNull(),
  },
  (table) => [index('looks_of_product').using('gin', table.products)],
);
