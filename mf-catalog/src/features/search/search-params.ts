import { pagePaths } from '@storefront/shared/contracts';
import { filterQuery, parseFilters, type Filters } from '../../lib/listing/filters';
import { searchText } from '../../lib/search/search-text';

/** The search parameters of the results' URL. */
export interface SearchParams {
  /** What is searched; empty where nothing is. */
  q: string;
  /** Counted from 1. */
  page: number;
  /** What the results are narrowed down to, and their order. */
  filters: Filters;
}

/** Parses the results' search parameters; a page that isn't a whole number from 1 up is the first one. */
export function parseSearchParams(search: string): SearchParams {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    q: searchText(query.get('q')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    filters: parseFilters(query),
  };
}

/** The URL of results, from its path on; the first page is left out of it. */
export function searchHref({ q, page, filters }: SearchParams): string {
  return `${pagePaths.searchFor(q)}${page > 1 ? `&page=${page}` : ''}${filterQuery(filters)}`;
}
