import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { timestampWithZone, wordVector } from '../columns';

/**
 * What products are searched, filtered and sorted by, in narrow rows. Triggers on `products`, `variants` and
 * `translations` (migrations 0009, 0019, 0022, 0039 and 0041) keep it up to date.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Title (A), categories, colours and gender (B), material and other attributes (C), in all languages. */
    words: wordVector().notNull(),
    category: text().notNull(),
    parentCategory: text('parent_category').notNull(),
    subCategory: text('sub_category'),
    masterCategory: text('master_category'),
    gender: text(),
    /** The current price; null if the product has none. */
    price: integer(),
    onSale: boolean('on_sale').notNull(),
    /** The sizes of its variants, unsorted; empty if there is nothing to choose. */
    sizes: text().array().notNull().default([]),
    colors: text().array().notNull().default([]),
    collections: text().array().notNull().default([]),
    inStock: boolean('in_stock').notNull().default(false),
    featured: boolean().notNull(),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [
    index('product_search_words').using('gin', table.words),
    index('product_search_category').on(sql`lower(${table.category})`),
    index('product_search_parent_category').on(sql`lower(${table.parentCategory})`),
    // Of a category, those of the nearest price.
    index('product_search_category_price').on(
      sql`lower(${table.category})`,
      table.price,
      table.productId,
    ),
    index('product_search_parent_category_price').on(
      sql`lower(${table.parentCategory})`,
      table.price,
      table.productId,
    ),
    // Nulls first, as in ORDER BY … DESC: otherwise PostgreSQL wouldn't use the index.
    index('product_search_listing').on(
      table.featured.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.productId,
    ),
  ],
);

/**
 * The unstemmed words that products are described with: misspelt search terms are corrected to the most
 * similar.
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_similar').using('gist', sql`${table.word} gist_trgm_ops`),
]);
