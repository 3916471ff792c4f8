import { pagePaths } from '@storefront/host/contracts';
import { filterQuery, parseFilters, type Filters } from '../../lib/listing/filters';
import { pageRangeQuery, parsePageRange, type PageRange } from '../../lib/listing/page-range';
import { normalizeSearch } from '../../lib/search/normalize-search';

/** The search parameters of the results' URL. */
export interface SearchParams extends PageRange {
  /** The searched text; may be empty. */
  q: string;
  /** The filters and the sort order. */
  filters: Filters;
}

/** Parses the results' search parameters; an invalid page number counts as page 1. */
export function parseSearchParams(search: string): SearchParams {
  const query = new URLSearchParams(search);
  return {
    q: normalizeSearch(query.get('q')),
    ...parsePageRange(query),
    filters: parseFilters(query),
  };
}

/** The path and query of the results; page 1 is left out, and without a text everything. */
export function searchHref(params: SearchParams): string {
  const { q, filters } = params;
  if (q === '') return pagePaths.search;
  return pagePaths.searchFor(q) + pageRangeQuery(params) + filterQuery(filters);
}
