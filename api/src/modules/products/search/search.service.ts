import type { ProductList } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { memoizeBriefly } from '../memoize-briefly';
import { listByIds } from '../products.repository';
import { presentPage } from '../products.service';
import { correctSpelling } from './correct-spelling';
import { respell } from './respell';
import { createFacetIndex } from './facets/fresh-facet-index';
import { findIds, findMatches, findVocabulary } from './search.repository';
import { FacetIndex } from './facets/facet-index';
import { presentFacets } from './facets/present-facets';
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

/** Searches products. */
type Search = (request: SearchRequest) => Promise<ProductList>;

/** Creates the search. Matches of words, and counts of results and facets, are at most ten seconds old. */
export function createSearch(db: Database, publicUrl: string, synonyms: Synonyms): Search {
  const facetIndex = createFacetIndex(db);
  const matchesOf = memoizeBriefly(({ query }: { query: string }) => findMatches(db, query));
  const isMatch = async (query: string) => (await matchesOf({ query })).size > 0;

  const exactQuery = (words: readonly string[]) => queryOf(termsOf(words, synonyms));
  const vocabulary = memoizeBriefly(
    async () => new Set([...synonyms.keys(), ...(await findVocabulary(db))]),
  );

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
    const corrected = await correctSpelling(db, synonyms, respelled);
    if (corrected && (await isMatch(exactQuery(corrected)))) {
      return { query: exactQuery(corrected), correction: corrected.join(' ') };
    }
    return withoutUnmatched(respelled, corrected ?? respelled);
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

  return async ({ words, page, limit, ...request }) => {
    const searched = words && (await resolveWords(words));
    if (words && !searched) return emptyPage(page, limit, request.facets);
    const { choice } = request;
    const found = searched && (await matchesOf({ query: searched.query }));
    const counts = (await facetIndex()).count(request.filter, choice, found);
    const filter = { ...request.filter, choice, ...(searched && { words: searched.query }) };
    const offset = (page - 1) * limit;
    const ids = await findIds(db, filter, { order: request.order, limit, offset });
    const { total } = counts;
    return {
      ...presentPage(await listByIds(db, ids), publicUrl, { page, limit, total }),
      ...(request.facets && { facets: presentFacets(counts) }),
      ...(searched?.correction !== undefined && { correction: searched.correction }),
      ...(searched?.unmatched && { unmatched: searched.unmatched }),
    };
  };
}

function emptyPage(page: number, limit: number, facets: boolean): ProductList {
  const list = presentPage([], '', { page, limit, total: 0 });
  return facets ? { ...list, facets: presentFacets(new FacetIndex().count({}, {})) } : list;
}
