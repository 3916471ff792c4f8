import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { translations } from '../../db/schema';
import {
  type Texts,
  TRANSLATED_KINDS,
  type TranslatedKind,
} from '../../db/schema/catalogue/translations';

export type TranslationRow = typeof translations.$inferSelect;

/** Finds the texts of several things in a language, all at once: those of each kind by name. */
export type FindTexts = (
  names: Record<TranslatedKind, Iterable<string>>,
) => Promise<Record<TranslatedKind, ReadonlyMap<string, Texts>>>;

/**
 * Prepares the query for texts in a language, because it is made often. Its result is a row for each kind: rows for each
 * text would take three times as long to read.
 */
export function prepareFindTexts(db: Database, inLanguage: string): FindTexts {
  const { kind, name, language, texts } = translations;
  const isNamed = (of: TranslatedKind) =>
    and(eq(kind, of), sql`${name} = any(${sql.placeholder(of)}::text[])`);
  const query = db
    .select({ kind, texts: sql<Record<string, Texts>>`jsonb_object_agg(${name}, ${texts})` })
    .from(translations)
    .where(and(eq(language, inLanguage), or(...TRANSLATED_KINDS.map(isNamed))))
    .groupBy(kind)
    .prepare(`texts_in_${inLanguage}`);
  return async (names) => {
    const rows = await query.execute(byKind((of) => [...names[of]]));
    const found = new Map(rows.map((row) => [row.kind, row.texts]));
    return byKind((of) => new Map(Object.entries(found.get(of) ?? {})));
  };
}

/** A value for each kind of what is translated. */
export function byKind<Value>(
  valueOf: (kind: TranslatedKind) => Value,
): Record<TranslatedKind, Value> {
  return {
    product: valueOf('product'),
    collection: valueOf('collection'),
    store: valueOf('store'),
    value: valueOf('value'),
  };
}

/** Stores texts, or replaces those that there are. */
export async function saveTranslations(
  tx: Database,
  rows: readonly TranslationRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const { kind, name, language } = translations;
  await tx
    .insert(translations)
    .values([...rows])
    .onConflictDoUpdate({
      target: [kind, name, language],
      set: { texts: sql`excluded.texts` },
    });
}

/** The texts of things in all languages. */
export function findTranslations(
  db: Database,
  kind: TranslatedKind,
  names: readonly string[],
): Promise<TranslationRow[]> {
  return db
    .select()
    .from(translations)
    .where(isOneOf(kind, names))
    .orderBy(asc(translations.language));
}

/** Deletes the texts of things in all languages. */
export async function deleteTranslations(
  tx: Database,
  kind: TranslatedKind,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await tx.delete(translations).where(isOneOf(kind, names));
}

const isOneOf = (kind: TranslatedKind, names: readonly string[]) =>
  and(eq(translations.kind, kind), inArray(translations.name, [...names]));

/** The languages that there are texts in. */
export async function findLanguages(db: Database): Promise<string[]> {
  const { language } = translations;
  const rows = await db.selectDistinct({ language }).from(translations).orderBy(asc(language));
  return rows.map((row) => row.language);
}

/** Deletes the texts of one thing in one language. */
export async function deleteTranslation(
  tx: Database,
  { kind, name, language }: Omit<TranslationRow, 'texts'>,
): Promise<void> {
  await tx
    .delete(translations)
    .where(and(isOneOf(kind, [name]), eq(translations.language, language)));
}

/** Deletes the translations of the texts that differ between a thing as it was and as it is. */
export async function deleteOutdatedTexts(
  tx: Database,
  kind: TranslatedKind,
  name: string,
  [before, after]: [Texts, Texts],
): Promise<void> {
  const outdated = Object.keys(before).filter((path) => before[path] !== after[path]);
  if (outdated.length === 0) return;
  await tx
    .update(translations)
    .set({ texts: sql`${translations.texts} - ${sql.param(outdated)}::text[]` })
    .where(isOneOf(kind, [name]));
}
