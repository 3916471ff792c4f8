import { pagePaths } from '@storefront/host/contracts';
import { filterQuery, parseFilters, type Filters } from '../../lib/listing/filters';
import { normalizeSearch } from '../../lib/search/normalize-search';

/** The search parameters of the results' URL. */
export interface SearchParams {
  /** The searched text; may be empty. */
  q: string;
  /** Counted from 1. */
  page: number;
  /** The filters and the sort order. */
  filters: Filters;
}

/** Parses the results' search parameters; an invalid page number counts as page 1. */
export function parseSearchParams(search: string): SearchParams {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    q: normalizeSearch(query.get('q')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    filters: parseFilters(query),
  };
}

/** The path and query of the results; page 1 is left out, and without a text everything. */
export function searchHref({ q, page, filters }: SearchParams): string {
  if (q === '') return pagePaths.search;
  return `${pagePaths.searchFor(q)}${page > 1 ? `&page=${page}` : ''}${filterQuery(filters)}`;
}
