import type { ProductList } from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import { keepBriefly } from '../keep-briefly';
import { listByIds } from '../products.repository';
import { presentPage } from '../products.service';
import { correctSpelling } from './correct-spelling';
import { countFacets } from './facets.repository';
import { countFound, findIds, type FoundFilter } from './found.repository';
import { presentFacets } from './present-facets';
import { queryOf, termsOf } from './search-terms';
import type { Synonyms } from './synonyms';
import type { FoundWish } from './wishes';

/** How words are searched: as they are, or corrected. */
interface Searched {
  /** For PostgreSQL's `to_tsquery`. */
  query: string;
  correction?: string;
}

/** Reads what a wish finds. */
export type ReadFound = (wish: FoundWish) => Promise<ProductList>;

/** Counts, and what the facets have, are kept for ten seconds. */
export function createReadFound(db: Database, publicUrl: string, synonyms: Synonyms): ReadFound {
  const count = keepBriefly((filter: FoundFilter) => countFound(db, filter));
  const facetsOf = keepBriefly((filter: FoundFilter) => countFacets(db, filter));
  const isFound = async (query: string) => (await count({ words: query, choice: {} })) > 0;

  /** The words as they are, else with the beginning of the last one, else corrected. */
  const understand = async (words: readonly string[]): Promise<Searched | undefined> => {
    if (words.length === 0) return undefined;
    for (const isPrefix of [false, true]) {
      const query = queryOf(termsOf(words, synonyms), isPrefix);
      if (await isFound(query)) return { query };
    }
    const corrected = await correctSpelling(db, synonyms, words);
    if (!corrected) return undefined;
    const query = queryOf(termsOf(corrected, synonyms));
    return (await isFound(query)) ? { query, correction: corrected.join(' ') } : undefined;
  };

  return async ({ words, page, limit, ...wish }) => {
    const searched = words && (await understand(words));
    if (words && !searched) return nothing(page, limit, wish.facets);
    const filter = {
      ...wish.filter,
      ...(searched && { words: searched.query }),
      choice: wish.choice,
    };
    const offset = (page - 1) * limit;
    const total = await count(filter);
    const ids = await findIds(db, filter, { order: wish.order, limit, offset });
    return {
      ...presentPage(await listByIds(db, ids), publicUrl, { page, limit, total }),
      ...(wish.facets && { facets: presentFacets(await facetsOf(filter)) }),
      ...(searched?.correction !== undefined && { correction: searched.correction }),
    };
  };
}

function nothing(page: number, limit: number, facets: boolean): ProductList {
  const list = presentPage([], '', { page, limit, total: 0 });
  return facets ? { ...list, facets: presentFacets([]) } : list;
}
