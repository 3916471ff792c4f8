import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { timestampWithZone } from './columns';

/** The products that accounts have saved. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No reference: a product that goes and comes back is still saved. */
    productId: text('product_id').notNull(),
    /** What the product cost then; null where it had no price. */
    priceWhenAdded: integer('price_when_added'),
    addedAt: timestampWithZone('added_at').notNull(),
    /** At what price the account was written to about it last. */
    mailedPrice: integer('mailed_price'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('wishlist_items_of_product').on(table.productId),
  ],
);
