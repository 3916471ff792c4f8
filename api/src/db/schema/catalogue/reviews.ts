import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { FIT_VOTES, REVIEW_STATES } from '@storefront/host/contracts/api';
import { users } from '../people/accounts';
import { timestampWithZone } from '../columns';

/**
 * What buyers say about products: one review of each account for each product. Triggers note changes of what is published
 * in `page_changes`.
 */
export const reviews = pgTable(
  'reviews',
  {
    /** A new one whenever the review is rewritten, so that only the text that was read can be published. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: a product may be deleted and come back. */
    productId: text('product_id').notNull(),
    stars: integer().notNull(),
    fit: text({ enum: FIT_VOTES }),
    title: text(),
    body: text(),
    /** The size and the colour that the author bought; null where the product has none. */
    size: text(),
    color: text(),
    state: text({ enum: REVIEW_STATES }).notNull(),
    /** Why it was rejected, for its author. */
    reason: text(),
    writtenAt: timestampWithZone('written_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_of_account').on(table.userId, table.productId),
    index('reviews_of_product')
      .on(table.productId, table.writtenAt, table.stars)
      .where(sql`${table.state} = 'published'`),
    index('reviews_waiting')
      .on(table.writtenAt)
      .where(sql`${table.state} = 'waiting'`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/**
 * Pictures that buyers have uploaded for their reviews of products. What was made of one is the row with the same id in
 * `pictures`; the upload itself isn't kept.
 */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    /** Its place in the review; null until the review is written with it. */
    position: integer(),
    uploadedAt: timestampWithZone('uploaded_at').notNull(),
  },
  (table) => [
    index('review_pictures_of_review').on(table.userId, table.productId),
    index('review_pictures_abandoned')
      .on(table.uploadedAt)
      .where(sql`${table.position} is null`),
  ],
);
