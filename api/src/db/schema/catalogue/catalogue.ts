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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  Picture,
  ProductAttribute,
  SelectedOptions,
  StoreInfo,
} from '@storefront/host/contracts/api';
import { timestampWithZone } from '../columns';

/** One row: the response of GET /storeInfo, with addresses of pictures relative to the API. */
export const store = pgTable('store', {
  id: text().primaryKey(),
  info: jsonb().$type<StoreInfo>().notNull(),
  /** Whether the database was filled with the demo. */
  isDemo: boolean('is_demo').notNull().default(false),
});

export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const products = pgTable(
  'products',
  {
    /** What carts, orders and wishlists know it by: it never changes. */
    id: text().primaryKey(),
    /** Its part of the address of its page; files name products by it. */
    handle: text().notNull(),
    status: text({ enum: PRODUCT_STATUSES }).notNull().default('active'),
    /** An active product is published then; null if it was from the beginning. */
    publishedAt: timestampWithZone('published_at'),
    /** Whether shoppers see it: it is active and published. Kept by `publishDueProducts`. */
    isPublic: boolean('is_public').notNull().default(true),
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
    /** Who makes it. */
    vendor: text(),
    tags: text().array().notNull().default([]),
    /** What the merchant groups it with, such as `Diwali Edit`; each name has one spelling in the shop. */
    collections: text().array().notNull().default([]),
    /** Paise. Where the prices of variants differ, those of the cheapest. */
    regularPrice: integer('regular_price'),
    /** Null without a discount: 0 isn't a price (D33). */
    discountedPrice: integer('discounted_price'),
    /** Whether its variants have prices of their own. */
    priceVaries: boolean('price_varies').notNull().default(false),
    featured: boolean().notNull(),
    attributes: jsonb().$type<ProductAttribute[]>().notNull(),
    /** The names of the choices beyond size and colour, in the order in which they are shown. */
    optionNames: text('option_names').array().notNull().default([]),
    /** The title and the description for search engines, where they aren't its own. */
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    /** The code of the goods in India's HSN classification, for invoices. */
    hsnCode: text('hsn_code'),
    /** The class in the table of GST rates; null for the table's default class. */
    taxClass: text('tax_class'),
    createdAt: timestampWithZone('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_handle').on(table.handle),
    index('products_category').on(sql`lower(${table.category})`),
    index('products_parent_category').on(sql`lower(${table.parentCategory})`),
    check('products_discounted_price', sql`${table.discountedPrice} > 0`),
  ],
);

/** The handles that products had before. The addresses of their pages then lead to the new ones. */
export const formerHandles = pgTable('former_handles', {
  handle: text().primaryKey(),
  productId: text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
});

/** The pictures that a product file names, by address. */
export const pictureSources = pgTable(
  'picture_sources',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    source: text().notNull(),
    /** What it shows, for those who don't see it. */
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    // Of this kind, because the length of a source isn't limited.
    index('picture_sources_source').using('hash', table.source),
  ],
);

/** What a shopper can buy. An empty size or colour means that the product has no such choice. */
export const variants = pgTable(
  'variants',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text().notNull(),
    color: text().notNull(),
    /** Its values of the product's `optionNames`, by name. */
    options: jsonb().$type<SelectedOptions>().notNull().default({}),
    /** Its place in the order of the product's sizes and colours. */
    position: integer().notNull(),
    stock: integer().notNull(),
    sku: text(),
    barcode: text(),
    /** Paise; null where it costs what the product does. */
    regularPrice: integer('regular_price'),
    /** Null without a discount. */
    discountedPrice: integer('discounted_price'),
    /** Its weight. */
    grams: integer(),
    /** The address of its picture in the product file. */
    pictureSource: text('picture_source'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size, table.color, table.options] }),
    uniqueIndex('variants_sku').on(table.sku),
    index('variants_picture_source').using('hash', table.pictureSource),
    check('variants_prices', sql`${table.regularPrice} > 0 and ${table.discountedPrice} > 0`),
    check('variants_stock', sql`${table.stock} >= 0`),
  ],
);
