import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { categoryName } from '../../lib/category-name';
import { filterQuery, parseFilters, type Filters } from '../../lib/listing/filters';

/** The search parameters of the listing's URL (PLP-11). */
export interface ListingParams {
  /** Empty where none is chosen. */
  category: string;
  /** The sub-category of the category; empty where none is chosen. */
  parentCategory: string;
  /** Counted from 1. */
  page: number;
  /** The filters and the sort order. */
  filters: Filters;
}

/** Parses the listing's search parameters; an invalid page number counts as page 1 (PLP-06). */
export function parseListingParams(search: string): ListingParams {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    category: readName(query.get('category')),
    parentCategory: readName(query.get('parentCategory')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    filters: parseFilters(query),
  };
}

/** The name of a category, without control characters and truncated to the maximum length. */
function readName(value: string | null): string {
  const text = (value ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return Array.from(text).slice(0, LIMITS.categoryMax).join('').trim();
}

/** What is listed: a category or, without one, collections; empty where neither is chosen. */
export function listingName({ category, filters }: ListingParams): string {
  return category === '' ? filters.collection.join(', ') : categoryName(category);
}

/** The filters that narrow the list down; the collections that are listed aren't among them. */
export function narrowingFilters({ category, filters }: ListingParams): Filters {
  return category === '' ? { ...filters, collection: [] } : filters;
}

/** The first page of the same category or collections with other filters. */
export function withFilters(params: ListingParams, filters: Filters): ListingParams {
  const { collection } = params.category === '' ? params.filters : filters;
  return { ...params, page: 1, filters: { ...filters, collection } };
}

/**
 * The path and query of a listing; page 1, an empty sub-category and unset filters are left out. Without a category
 * there is no sub-category, and without collections as well there is nothing.
 */
export function listingHref(params: ListingParams): string {
  const { category, parentCategory, page, filters } = params;
  const place = page > 1 ? `&page=${page}` : '';
  if (category === '') {
    const query = filterQuery(filters) + place;
    return listingName(params) === ''
      ? pagePaths.products
      : `${pagePaths.products}?${query.slice(1)}`;
  }
  const subCategory =
    parentCategory === '' ? '' : `&parentCategory=${encodeURIComponent(parentCategory)}`;
  return pagePaths.category(category) + subCategory + place + filterQuery(filters);
}
