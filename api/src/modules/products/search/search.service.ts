import type { ProductList } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import type { CostlyReads } from '../../../http/costly-reads';
import { memoizeBriefly } from '../memoize-briefly';
import { prepareListByIds } from '../products.repository';
import { presentPage } from '../products.service';
import { correctSpelling } from './correct-spelling';
import { respell, vocabularyOf } from './respell';
import type { FacetSelection } from './facets/facet-selection';
import { presentFacets } from './facets/present-facets';
import { createProductIndex } from './index/fresh-product-index';
import { ProductIndex } from './index/product-index';
import { findMatches, findVocabulary } from './search.repository';
import { queryOf, termsOf } from './search-terms';
import type { Synonyms } from './synonyms';
import type { SearchRequest } from './search-request';

/** A query for searched words, which may have been corrected. */
interface Searched {
  /** A query for PostgreSQL's `to_tsquery`. */
  query: string;
  correction?: string;
  /** The words that were left out, because no product has them together with the others. */
  unmatched?: string[];
}

/** Lists products: all, those that are chosen, or those that were searched. */
type Search = (request: SearchRequest) => Promise<ProductList>;

/**
 * Creates the search. Which products have the searched words, and how relevant they are, may be known for ten seconds;
 * all else is as it is in the database at the request. `costly` runs what costs the database much.
 */
export function createSearch(
  db: Database,
  publicUrl: string,
  synonyms: Synonyms,
  costly: CostlyReads,
): Search {
  const productIndex = createProductIndex(db);
  const listByIds = prepareListByIds(db);
  const matchesOf = memoizeBriefly(({ query }: { query: string }) => findMatches(db, query));
  const isMatch = async (query: string) => (await matchesOf({ query })).size > 0;

  const exactQuery = (words: readonly string[]) => queryOf(termsOf(words, synonyms));
  const vocabulary = memoizeBriefly(async () =>
    vocabularyOf([...synonyms.keys(), ...(await findVocabulary(db))]),
  );
  const corrected = memoizeBriefly(async (words: readonly string[]) => ({
    words: await correctSpelling(db, synonyms, words),
  }));

  /**
   * The first query with results: of the words as they are, with the last word as a prefix, as the catalogue
   * writes them, corrected, or without those that no product has together with the others.
   */
  const resolveWords = async (words: readonly string[]): Promise<Searched | undefined> => {
    if (words.length === 0) return undefined;
    for (const query of [exactQuery(words), queryOf(termsOf(words, synonyms), true)]) {
      if (await isMatch(query)) return { query };
    }
    const respelled = respell(words, await vocabulary({})) ?? words;
    if (await isMatch(exactQuery(respelled))) return { query: exactQuery(respelled) };
    const { words: likely } = await corrected(respelled);
    if (likely && (await isMatch(exactQuery(likely)))) {
      return { query: exactQuery(likely), correction: likely.join(' ') };
    }
    return withoutUnmatched(respelled, likely ?? respelled);
  };

  /**
   * Leaves out each word that no product has together with the words behind it, because the last word usually
   * says what is looked for, and those before it how it should be.
   */
  const withoutUnmatched = async (
    words: readonly string[],
    corrected: readonly string[],
  ): Promise<Searched | undefined> => {
    let kept: string[] = [];
    let unmatched: string[] = [];
    for (const [index, word] of [...words.entries()].reverse()) {
      const more = [corrected[index] ?? word, ...kept];
      if (await isMatch(exactQuery(more))) kept = more;
      else unmatched = [word, ...unmatched];
    }
    return kept.length === 0 ? undefined : { query: exactQuery(kept), unmatched };
  };

  const answer = async (index: ProductIndex, request: SearchRequest): Promise<ProductList> => {
    const { words, filter, order, page, limit, facets } = request;
    const searched = words && (await resolveWords(words));
    const families = chosenFamilies(index, request.choice);
    const familyColors = families.length > 0 ? index.colorsOf(families) : undefined;
    if (words && !searched) return emptyPage(page, limit, facets);
    const found = searched && (await matchesOf({ query: searched.query }));
    const choice = withColors(request.choice, familyColors);
    const part = { order, limit, offset: (page - 1) * limit };
    const { ids, counts } = index.list(filter, choice, part, found);
    const rows = await listByIds(ids);
    return {
      ...presentPage(rows, publicUrl, { page, limit, total: counts.total }),
      ...(facets && { facets: presentFacets(counts) }),
      ...(familyColors && { familyColors }),
      ...(searched?.correction !== undefined && { correction: searched.correction }),
      ...(searched?.unmatched && { unmatched: searched.unmatched }),
    };
  };

  return async (request) => {
    // Many requests wait for the same reading, so that it takes no turn of those that cost much.
    const index = await productIndex();
    return costly(() => answer(index, request));
  };
}

/** The chosen families of colours, and chosen colours that no product has: "Red" may be meant as the family. */
function chosenFamilies(
  index: ProductIndex,
  { color = [], colorFamily = [] }: FacetSelection,
): string[] {
  return [...colorFamily, ...color.filter((name) => !index.hasColor(name))];
}

/** A selection of these colours beside those that it names. */
function withColors(choice: FacetSelection, colors: readonly string[] | undefined): FacetSelection {
  return colors ? { ...choice, color: [...(choice.color ?? []), ...colors] } : choice;
}

function emptyPage(page: number, limit: number, facets: boolean): ProductList {
  const list = presentPage([], '', { page, limit, total: 0 });
  return facets ? { ...list, facets: presentFacets(new ProductIndex().count({}, {})) } : list;
}
