import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { timestampWithZone } from '../columns';

/** The products that accounts have saved. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: a product that is removed and added again is still saved. */
    productId: text('product_id').notNull(),
    /** The product's price when it was saved; null if it had none. */
    priceWhenAdded: integer('price_when_added'),
    addedAt: timestampWithZone('added_at').notNull(),
    /** The price in the last mail about a price drop. */
    mailedPrice: integer('mailed_price'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('wishlist_items_of_product').on(table.productId),
  ],
);
