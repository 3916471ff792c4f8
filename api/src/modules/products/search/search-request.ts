import { LIMITS, type ProductListQuery, type SuggestQuery } from '@storefront/shared/contracts/api';
import { type ProductPage, pageOf } from '../products.service';
import { type FacetSelection, facetSelectionOf, type SearchOrder } from './facet-selection';
import { wordsOf } from './search-terms';

/** What GET /products asks for beyond a plain listing. */
export interface SearchRequest extends ProductPage {
  /** The words of a search, none where it has neither letters nor digits; absent where nothing is searched. */
  words?: readonly string[];
  choice: FacetSelection;
  order: SearchOrder;
  facets: boolean;
}

/**
 * What a query asks for, the same for all ways to write it; undefined for a plain listing. Throws a `BadRequestError`
 * where its lowest price is above the highest one.
 */
export function readSearchRequest(query: ProductListQuery): SearchRequest | undefined {
  const choice = facetSelectionOf(query);
  const words = searchedWords(query.q);
  const facets = query.facets ?? false;
  const isPlain = !words && !facets && query.sort === undefined && Object.keys(choice).length === 0;
  if (isPlain) return undefined;
  return {
    ...pageOf(query),
    ...(words && { words }),
    choice,
    order: orderOf(query, words),
    facets,
  };
}

/** Nothing is relevant to no search: then it is the order of a listing. */
function orderOf({ sort = 'relevance' }: ProductListQuery, words?: readonly string[]): SearchOrder {
  return sort === 'relevance' && !words ? 'featured' : sort;
}

function searchedWords(q: string | undefined): string[] | undefined {
  const text = q?.replaceAll('\0', '').trim() ?? '';
  return text === '' ? undefined : wordsOf(text);
}

/** What is to be suggested. */
export interface SuggestionRequest {
  words: readonly string[];
  limit: number;
}

/** What a query asks for, the same for all ways to write it. */
export function readSuggestionRequest({
  q,
  limit = LIMITS.suggestionsDefault,
}: SuggestQuery): SuggestionRequest {
  return { words: searchedWords(q) ?? [], limit };
}
