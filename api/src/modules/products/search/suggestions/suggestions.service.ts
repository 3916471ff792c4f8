import {
  LIMITS,
  type SuggestedCategory,
  type SuggestedProduct,
  type Suggestions,
} from '@storefront/host/contracts/api';
import type { Database } from '../../../../db/database';
import { absoluteUrl, presentPicture } from '../../../../http/present-picture';
import { toRupees } from '../../../../money';
import { memoizeBriefly } from '../../memoize-briefly';
import { correctSpelling } from '../correct-spelling';
import { queryOf, termsOf } from '../search-terms';
import {
  type Candidate,
  findCandidates,
  findSuggested,
  type SuggestedRow,
} from './suggestions.repository';
import type { Synonyms } from '../synonyms';
import type { SuggestionRequest } from '../search-request';

/** The maximum number of suggested categories. */
const CATEGORIES_MAX = 4;

/** The matches of a search: ids of products and categories, the best first. */
interface Matches {
  ids: string[];
  categories: SuggestedCategory[];
  correction?: string;
}

/** Reads suggestions for an incomplete search. */
type ReadSuggestions = (request: SuggestionRequest) => Promise<Suggestions>;

/**
 * Creates the function that reads suggestions. It caches matches for ten seconds, but not the products'
 * prices.
 */
export function createReadSuggestions(
  db: Database,
  publicUrl: string,
  synonyms: Synonyms,
): ReadSuggestions {
  const cachedMatches = memoizeBriefly((words: readonly string[]) =>
    findMatches(db, synonyms, words),
  );
  return async ({ words, limit }) => {
    if (words.length === 0) return { data: { products: [], categories: [] } };
    const { ids, categories, correction } = await cachedMatches(words);
    const suggested = ids.slice(0, limit);
    const rows = new Map((await findSuggested(db, suggested)).map((row) => [row.id, row]));
    return {
      data: {
        products: suggested
          .flatMap((id) => rows.get(id) ?? [])
          .map((row) => presentSuggested(row, publicUrl)),
        categories,
        ...(correction !== undefined && { correction }),
      },
    };
  };
}

/** The matches of the words as they are or, if there are none, corrected. */
async function findMatches(
  db: Database,
  synonyms: Synonyms,
  words: readonly string[],
): Promise<Matches> {
  const candidatesOf = (searched: readonly string[]) =>
    findCandidates(db, queryOf(termsOf(searched, synonyms), true));
  const written = await candidatesOf(words);
  const corrected = written.length > 0 ? undefined : await correctSpelling(db, synonyms, words);
  const candidates = corrected ? await candidatesOf(corrected) : written;
  return {
    ids: candidates.slice(0, LIMITS.suggestionsMax).map(({ id }) => id),
    categories: categoriesOf(candidates),
    ...(corrected && candidates.length > 0 && { correction: corrected.join(' ') }),
  };
}

/** The categories of the candidates, in their order. */
function categoriesOf(candidates: readonly Candidate[]): SuggestedCategory[] {
  const byLabel = new Map(
    candidates
      .filter(({ isOfCategory }) => isOfCategory)
      .map(({ category, parentCategory }) => {
        const label = `${parentCategory} in ${category}`;
        return [label, { label, category, parentCategory }] as const;
      }),
  );
  return [...byLabel.values()].slice(0, CATEGORIES_MAX);
}

function presentSuggested(row: SuggestedRow, publicUrl: string): SuggestedProduct {
  const [picture] = row.images;
  return {
    id: row.id,
    title: row.title,
    imgUrl: absoluteUrl(publicUrl, row.imgUrl),
    ...(picture && { picture: presentPicture(picture, publicUrl) }),
    regularPrice: toRupees(row.regularPrice),
    discountedPrice: toRupees(row.discountedPrice),
  };
}
