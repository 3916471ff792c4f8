import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Picture, ProductAttribute, StoreInfo } from '@storefront/shared/contracts/api';
import { timestampWithZone } from './columns';

/** One row: the response of GET /storeInfo, with addresses of pictures relative to the API. */
export const store = pgTable('store', {
  id: text().primaryKey(),
  info: jsonb().$type<StoreInfo>().notNull(),
  /** Whether the database was filled with the demo. */
  isDemo: boolean('is_demo').notNull().default(false),
});

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    /** Absolute, or a path of this API. */
    imgUrl: text('img_url').notNull(),
    images: jsonb().$type<Picture[]>().notNull(),
    category: text().notNull(),
    parentCategory: text('parent_category').notNull(),
    subCategory: text('sub_category'),
    masterCategory: text('master_category'),
    gender: text(),
    regularPrice: integer('regular_price'),
    /** Null without a discount: 0 isn't a price (D33). */
    discountedPrice: integer('discounted_price'),
    featured: boolean().notNull(),
    attributes: jsonb().$type<ProductAttribute[]>().notNull(),
    /** The code of the goods in India's HSN classification, for invoices. */
    hsnCode: text('hsn_code'),
    /** The class in the table of GST rates; null for the table's default class. */
    taxClass: text('tax_class'),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [
    // Nulls first, as in ORDER BY … DESC: otherwise PostgreSQL wouldn't use the index.
    index('products_listing').on(
      table.featured.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index('products_category').on(sql`lower(${table.category})`),
    index('products_parent_category').on(sql`lower(${table.parentCategory})`),
    check('products_discounted_price', sql`${table.discountedPrice} > 0`),
  ],
);

/** Stock. An empty size or colour means that the product has no such choice. */
export const variants = pgTable(
  'variants',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text().notNull(),
    color: text().notNull(),
    /** Its place in the order of the product's sizes and colours. */
    position: integer().notNull(),
    stock: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size, table.color] }),
    check('variants_stock', sql`${table.stock} >= 0`),
  ],
);
