import type { ProductList } from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import { memoizeBriefly } from '../memoize-briefly';
import { listByIds } from '../products.repository';
import { presentPage } from '../products.service';
import { correctSpelling } from './correct-spelling';
import { countFacets } from './facets/facets.repository';
import { countMatches, findIds, type SearchFilter } from './search.repository';
import { presentFacets } from './facets/present-facets';
import { queryOf, termsOf } from './search-terms';
import type { Synonyms } from './synonyms';
import type { SearchRequest } from './search-request';

/** A query for searched words, which may have been corrected. */
interface Searched {
  /** A query for PostgreSQL's `to_tsquery`. */
  query: string;
  correction?: string;
}

/** Searches products. */
type Search = (request: SearchRequest) => Promise<ProductList>;

/** Creates the search. It caches the counts of results and facets for ten seconds. */
export function createSearch(db: Database, publicUrl: string, synonyms: Synonyms): Search {
  const count = memoizeBriefly((filter: SearchFilter) => countMatches(db, filter));
  const facetsOf = memoizeBriefly((filter: SearchFilter) => countFacets(db, filter));
  const isMatch = async (query: string) => (await count({ words: query, choice: {} })) > 0;

  /** The first query with results: of the words as they are, with the last word as a prefix, or corrected. */
  const resolveWords = async (words: readonly string[]): Promise<Searched | undefined> => {
    if (words.length === 0) return undefined;
    for (const isPrefix of [false, true]) {
      const query = queryOf(termsOf(words, synonyms), isPrefix);
      if (await isMatch(query)) return { query };
    }
    const corrected = await correctSpelling(db, synonyms, words);
    if (!corrected) return undefined;
    const query = queryOf(termsOf(corrected, synonyms));
    return (await isMatch(query)) ? { query, correction: corrected.join(' ') } : undefined;
  };

  return async ({ words, page, limit, ...request }) => {
    const searched = words && (await resolveWords(words));
    if (words && !searched) return emptyPage(page, limit, request.facets);
    const filter = {
      ...request.filter,
      ...(searched && { words: searched.query }),
      choice: request.choice,
    };
    const offset = (page - 1) * limit;
    const total = await count(filter);
    const ids = await findIds(db, filter, { order: request.order, limit, offset });
    return {
      ...presentPage(await listByIds(db, ids), publicUrl, { page, limit, total }),
      ...(request.facets && { facets: presentFacets(await facetsOf(filter)) }),
      ...(searched?.correction !== undefined && { correction: searched.correction }),
    };
  };
}

function emptyPage(page: number, limit: number, facets: boolean): ProductList {
  const list = presentPage([], '', { page, limit, total: 0 });
  return facets ? { ...list, facets: presentFacets([]) } : list;
}
