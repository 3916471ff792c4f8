import { LIMITS, type ProductListQuery, type SuggestQuery } from '@storefront/shared/contracts/api';
import { type ProductPage, pageOf } from '../products.service';
import { type Choice, choiceOf, type FoundOrder } from './choice';
import { wordsOf } from './search-terms';

/** What is wanted of GET /products beyond a plain listing. */
export interface FoundWish extends ProductPage {
  /** The words of a search, none where it has neither letters nor digits; absent where nothing is searched. */
  words?: readonly string[];
  choice: Choice;
  order: FoundOrder;
  facets: boolean;
}

/**
 * What a query asks for, the same for all ways to write it; undefined for a plain listing. Throws a `BadRequestError`
 * where its prices are upside down.
 */
export function foundWish(query: ProductListQuery): FoundWish | undefined {
  const choice = choiceOf(query);
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
function orderOf({ sort = 'relevance' }: ProductListQuery, words?: readonly string[]): FoundOrder {
  return sort === 'relevance' && !words ? 'featured' : sort;
}

function searchedWords(q: string | undefined): string[] | undefined {
  const text = q?.replaceAll('\0', '').trim() ?? '';
  return text === '' ? undefined : wordsOf(text);
}

/** What is to be suggested. */
export interface SuggestionWish {
  words: readonly string[];
  limit: number;
}

/** What a query asks for, the same for all ways to write it. */
export function suggestionWish({ q, limit = LIMITS.suggestions }: SuggestQuery): SuggestionWish {
  return { words: searchedWords(q) ?? [], limit };
}
