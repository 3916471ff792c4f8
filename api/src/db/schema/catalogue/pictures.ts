import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Picture } from '@storefront/host/contracts/api';
import { timestampWithZone } from '../columns';

/** What was made of a source. */
export interface PictureResult {
  /** With addresses relative to the API; the product adds what it shows. */
  picture: Picture;
  /** The names of its files. */
  files: string[];
  /** Files that it had before it was made once more. They are kept for a day. */
  formerFiles?: string[];
}

export const PICTURE_STATUSES = ['queued', 'working', 'done', 'failed'] as const;
export type PictureStatus = (typeof PICTURE_STATUSES)[number];

/** What pictures are made for: those of products, the top of the home page, its tiles, and reviews. */
const PICTURE_RECIPES = ['product', 'hero', 'tile', 'review'] as const;
export type PictureRecipe = (typeof PICTURE_RECIPES)[number];

/** The pictures that products and the store name, and what was made of them: the queue of the processes that make them. */
export const pictures = pgTable(
  'pictures',
  {
    /** A digest of `recipe` and `source`, which may be longer than a unique index takes. */
    id: text().primaryKey(),
    recipe: text({ enum: PICTURE_RECIPES }).notNull().default('product'),
    /** The address, or the path of the file, as `picture_sources`, `variants` and `store_pictures` have it; `upload:` and the
     * id for one that a buyer has uploaded. */
    source: text().notNull(),
    /** The host that it is fetched from; blank for a file. */
    host: text().notNull(),
    /** `failed`: it was given up. */
    status: text({ enum: PICTURE_STATUSES }).notNull().default('queued'),
    /** How often making it was attempted. */
    attempts: integer().notNull().default(0),
    /** For `working`: when the process that makes it is assumed to have ended. */
    nextAttemptAt: timestampWithZone('next_attempt_at').notNull(),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
    result: jsonb().$type<PictureResult>(),
    /** Since when nothing has named it. */
    unusedSince: timestampWithZone('unused_since'),
    createdAt: timestampWithZone('created_at').notNull(),
    updatedAt: timestampWithZone('updated_at').notNull(),
  },
  (table) => [
    index('pictures_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.status} in ('queued', 'working')`),
    // An index of this kind takes sources of any length.
    index('pictures_source').using('hash', table.source),
  ],
);

/** The sources of the store's own pictures. Those that it shows are part of `store.info`. */
export const storePictures = pgTable('store_pictures', {
  /** `hero`, `promo`, or `category.` with the lowercased name of a category. */
  place: text().primaryKey(),
  recipe: text({ enum: PICTURE_RECIPES }).notNull(),
  source: text().notNull(),
  /** What it shows, for those who don't see it; blank where that isn't said. */
  text: text().notNull(),
});
