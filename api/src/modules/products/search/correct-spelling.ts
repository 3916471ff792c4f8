import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { searchWords } from '../../../db/schema';
import { editDistance } from './edit-distance';
import { synonymsOf } from './search-terms';
import type { Synonyms } from './synonyms';

/** The minimum length of a corrected word: a shorter one is similar to too many others. */
const LENGTH_MIN = 4;

/** How many similar words are compared by edit distance. */
const CANDIDATES = 20;

/**
 * Replaces words that neither a product nor the list of synonyms has by the most similar known word;
 * undefined if nothing is replaced.
 */
export async function correctSpelling(
  db: Database,
  synonyms: Synonyms,
  words: readonly string[],
): Promise<string[] | undefined> {
  const unknown = words.filter((word) => word.length >= LENGTH_MIN && !synonymsOf(synonyms, word));
  if (unknown.length === 0) return undefined;
  const similar = await findSimilar(db, unknown);
  const known = [...synonyms.keys()].filter((term) => !term.includes(' '));
  const corrected = words.map((word) =>
    unknown.includes(word) ? nearest(word, [...(similar.get(word) ?? []), ...known]) : word,
  );
  return corrected.every((word, index) => word === words[index]) ? undefined : corrected;
}

/** The most similar word, or the word itself if none is similar enough. */
function nearest(word: string, candidates: readonly string[]): string {
  const mistakesMax = word.length <= 5 ? 1 : 2;
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= mistakesMax)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.candidate ?? word;
}

/** For each word, the words of products that have the most trigrams in common with it. */
async function findSimilar(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.select({
    written: sql<string>`written`,
    word: sql<string>`similar_word.word`,
  }).from(sql`
      unnest(${sql.param([...words])}::text[]) as given (written)
      cross join lateral (
        select word from ${searchWords} order by word <-> written limit ${CANDIDATES}
      ) as similar_word`);
  const similar = new Map<string, string[]>();
  for (const { written, word } of rows) {
    similar.set(written, [...(similar.get(written) ?? []), word]);
  }
  return similar;
}
