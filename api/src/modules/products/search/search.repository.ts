import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { productSearch, searchWords } from '../../../db/schema';

/** The parsed query of PostgreSQL, with stemmed words and without stop words. */
export const textQuery = (words: string) => sql`to_tsquery('english', ${words})`;

/**
 * How relevant each product is that has the words of a query for `to_tsquery`, by its id; empty if none has them. The
 * result is one row, because a row for each product would take longer to read.
 */
export async function findMatches(db: Database, words: string): Promise<Map<string, number>> {
  const query = textQuery(words);
  const rank = sql`ts_rank(${productSearch.words}, ${query})`;
  const [row] = await db
    .select({
      ranks: sql<Record<
        string,
        number
      > | null>`json_object_agg(${productSearch.productId}, ${rank})`,
    })
    .from(productSearch)
    .where(sql`${productSearch.words} @@ ${query}`);
  return new Map(Object.entries(row?.ranks ?? {}));
}

/** How many words a vocabulary has at most. */
const VOCABULARY_MAX = 50_000;

/** The words that products are described with. */
export async function findVocabulary(db: Database): Promise<string[]> {
  const rows = await db
    .select()
    .from(searchWords)
    .orderBy(asc(searchWords.word))
    .limit(VOCABULARY_MAX);
  return rows.map(({ word }) => word);
}

/** How many words are similar to a misspelt one. */
const SIMILAR_WORDS = 20;

/** For each word, the words of products that have the most trigrams in common with it. */
export async function findSimilarWords(
  db: Database,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.select({
    written: sql<string>`written`,
    word: sql<string>`similar_word.word`,
  }).from(sql`
      unnest(${sql.param([...words])}::text[]) as given (written)
      cross join lateral (
        select word from ${searchWords} order by word <-> written limit ${SIMILAR_WORDS}
      ) as similar_word`);
  const similar = new Map<string, string[]>();
  for (const { written, word } of rows) {
    similar.set(written, [...(similar.get(written) ?? []), word]);
  }
  return similar;
}
