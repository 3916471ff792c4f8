import type { ProductList, SuggestedProduct, Suggestions } from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import { absoluteUrl } from '../../../http/absolute-url';
import { presentPicture } from '../../../http/present-picture';
import { toRupees } from '../../../money';
import { keepBriefly } from '../keep-briefly';
import { listByIds } from '../products.repository';
import { presentPage } from '../products.service';
import { correctSpelling } from './correct-spelling';
import { countFacets } from './facets.repository';
import { countFound, findIds, type FoundFilter } from './found.repository';
import { presentFacets } from './present-facets';
import { queryOf, termsOf } from './search-terms';
import { suggestCategories, type SuggestedRow, suggestProducts } from './suggest.repository';
import type { Synonyms } from './synonyms';
import type { FoundWish, SuggestionWish } from './wishes';

/** How words are searched: as they are, or corrected. */
interface Searched {
  /** For PostgreSQL's `to_tsquery`. */
  query: string;
  correction?: string;
}

/** Searches products, and suggests what to search. */
export interface Search {
  read: (wish: FoundWish) => Promise<ProductList>;
  suggest: (wish: SuggestionWish) => Promise<Suggestions>;
}

/** Counts, and what the facets have, are kept for ten seconds. */
export function createSearch(db: Database, publicUrl: string, synonyms: Synonyms): Search {
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

  const read = async ({ words, page, limit, ...wish }: FoundWish): Promise<ProductList> => {
    const searched = words && (await understand(words));
    if (words && !searched) return nothing(publicUrl, page, limit, wish.facets);
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

  const suggestFor = async (words: readonly string[], limit: number) => {
    const query = queryOf(termsOf(words, synonyms), true);
    const found = await suggestProducts(db, query, limit);
    if (found.length === 0) return undefined;
    const categories = await suggestCategories(db, query);
    return {
      products: found.map((row) => presentSuggested(row, publicUrl)),
      categories: categories.map(({ category, parentCategory }) => ({
        label: `${parentCategory} in ${category}`,
        category,
        parentCategory,
      })),
    };
  };

  const suggest = async ({ words, limit }: SuggestionWish): Promise<Suggestions> => {
    const nothingFound = { data: { products: [], categories: [] } };
    if (words.length === 0) return nothingFound;
    const data = await suggestFor(words, limit);
    if (data) return { data };
    const corrected = await correctSpelling(db, synonyms, words);
    const instead = corrected && (await suggestFor(corrected, limit));
    return instead ? { data: { ...instead, correction: corrected.join(' ') } } : nothingFound;
  };

  return { read, suggest };
}

function nothing(publicUrl: string, page: number, limit: number, facets: boolean): ProductList {
  const list = presentPage([], publicUrl, { page, limit, total: 0 });
  return facets ? { ...list, facets: presentFacets([]) } : list;
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
