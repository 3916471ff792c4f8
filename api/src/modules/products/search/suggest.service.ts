import type {
  SuggestedCategory,
  SuggestedProduct,
  Suggestions,
} from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import { absoluteUrl } from '../../../http/absolute-url';
import { presentPicture } from '../../../http/present-picture';
import { toRupees } from '../../../money';
import { correctSpelling } from './correct-spelling';
import { queryOf, termsOf } from './search-terms';
import {
  type Candidate,
  findCandidates,
  findSuggested,
  type SuggestedRow,
} from './suggest.repository';
import type { Synonyms } from './synonyms';
import type { SuggestionWish } from './wishes';

/** So many categories are suggested. */
const CATEGORIES_MAX = 4;

/** What the beginning of a search may lead to: as it is written, or else corrected. */
export async function readSuggestions(
  db: Database,
  publicUrl: string,
  synonyms: Synonyms,
  { words, limit }: SuggestionWish,
): Promise<Suggestions> {
  const candidatesOf = (searched: readonly string[]) =>
    findCandidates(db, queryOf(termsOf(searched, synonyms), true));
  if (words.length === 0) return { data: { products: [], categories: [] } };
  const written = await candidatesOf(words);
  const correction = written.length > 0 ? undefined : await correctSpelling(db, synonyms, words);
  const candidates = correction ? await candidatesOf(correction) : written;
  const ids = candidates.slice(0, limit).map(({ id }) => id);
  const rows = new Map((await findSuggested(db, ids)).map((row) => [row.id, row]));
  return {
    data: {
      products: ids
        .flatMap((id) => rows.get(id) ?? [])
        .map((row) => presentSuggested(row, publicUrl)),
      categories: categoriesOf(candidates),
      ...(correction && candidates.length > 0 && { correction: correction.join(' ') }),
    },
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
