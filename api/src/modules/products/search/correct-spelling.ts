import type { Database } from '../../../db/database';
import { findSimilarWords } from './search.repository';
import { synonymsOf } from './search-terms';
import type { Synonyms } from './synonyms';

/** The minimum length of a corrected word: a shorter one is similar to too many others. */
const LENGTH_MIN = 4;

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
  const similar = await findSimilarWords(db, unknown);
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

/**
 * How many letters have to be inserted, deleted, replaced or swapped with their neighbour to turn one word
 * into the other:
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance#Optimal_string_alignment_distance
 */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
