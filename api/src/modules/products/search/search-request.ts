import { LIMITS, type ProductListQuery, type SuggestQuery } from '@storefront/host/contracts/api';
import { withoutNul } from '../../../http/requests/storable-text';
import { type ProductPage, pageOf } from '../products.service';
import { type FacetSelection, facetSelectionOf, type SearchOrder } from './facets/facet-selection';
import { wordsOf } from './search-terms';

/** A request of GET /products for a page of all products, of some, or of those that match a search. */
export interface SearchRequest extends ProductPage {
  /** The words of a search, empty if it has neither letters nor digits; absent if nothing is searched. */
  words?: readonly string[];
  choice: FacetSelection;
  order: SearchOrder;
  facets: boolean;
}

/**
 * Normalises a query, so that equivalent queries share a cached response. Throws a `BadRequestError` if its lowest price is
 * above the highest one.
 */
export function readSearchRequest(query: ProductListQuery): SearchRequest {
  const words = searchedWords(query.q);
  return {
    ...pageOf(query),
    ...(words && { words }),
    choice: facetSelectionOf(query),
    order: orderOf(query, words),
    facets: query.facets ?? false,
  };
}

/** Without searched words there is no relevance, so the order is that of a listing. */
function orderOf({ sort = 'relevance' }: ProductListQuery, words?: readonly string[]): SearchOrder {
  return sort === 'relevance' && !words ? 'featured' : sort;
}

function searchedWords(q: string | undefined): string[] | undefined {
  const text = withoutNul(q ?? '').trim();
  return text === '' ? undefined : wordsOf(text);
}

/** A request for suggestions. */
export interface SuggestionRequest {
  words: readonly string[];
  limit: number;
}

/** Normalises a query for suggestions, so that equivalent queries share a cached response. */
export function readSuggestionRequest({
  q,
  limit = LIMITS.suggestionsDefault,
}: SuggestQuery): SuggestionRequest {
  return { words: searchedWords(q) ?? [], limit };
}
