import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What is translated: a product by its id, a collection's page by its slug, the store, and a value by itself, such as a
 * category, a colour, a size or a material.
 */
export const TRANSLATED_KINDS = ['product', 'collection', 'store', 'value'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** Texts in another language, by their paths in what they are texts of: `title`, `sections.0.text`. */
export type Texts = Readonly<Record<string, string>>;

/**
 * The merchant's texts in other languages than the shop's first one (ADR 69). Triggers search products by them, and note
 * their changes in `page_changes` (migration 0039).
 */
export const translations = pgTable(
  'translations',
  {
    kind: text({ enum: TRANSLATED_KINDS }).notNull(),
    /** Empty for the store. */
    name: text().notNull(),
    language: text().notNull(),
    /** That of a value is its `label`. */
    texts: jsonb().$type<Texts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.language] })],
);
