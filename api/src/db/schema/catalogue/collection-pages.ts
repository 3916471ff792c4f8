import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Picture } from '@storefront/host/contracts/api';
import { timestampWithZone } from '../columns';

/** A text about some products. */
export interface CollectionSection {
  title: string;
  /** Plain; a blank line begins a paragraph. */
  text: string;
  /** Ids, in the merchant's order. */
  products: string[];
}

/** The merchant's collections that have a page of their own, with texts and products. */
export const collectionPages = pgTable('collection_pages', {
  /** Its part of the address of its page. */
  slug: text().primaryKey(),
  title: text().notNull(),
  introduction: text().notNull(),
  sections: jsonb().$type<CollectionSection[]>().notNull(),
  /** What is shown, with addresses relative to the API; null until it is made of its source. */
  picture: jsonb().$type<Picture>(),
  /** The address of the picture, or the path of the file; null for the demo's. */
  pictureSource: text('picture_source'),
  /** What the picture shows, for those who don't see it. */
  pictureText: text('picture_text').notNull().default(''),
  publishedFrom: timestampWithZone('published_from').notNull(),
  /** Null for a collection without an end. */
  publishedUntil: timestampWithZone('published_until'),
  /** Whether shoppers see it. Kept by `updatePublishedPages`. */
  isPublic: boolean('is_public').notNull(),
});
