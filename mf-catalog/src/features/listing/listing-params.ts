import { LIMITS, pagePaths } from '@storefront/shared/contracts';
import { filterQuery, parseFilters, type Filters } from '../../lib/listing/filters';

/** The search parameters of the listing's URL (PLP-11). */
export interface ListingParams {
  /** Empty where none is chosen. */
  category: string;
  /** The sub-category; empty where none is chosen. */
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

/**
 * The path and query of a listing; page 1, an empty sub-category and unset filters are left out, and without a
 * category all of them.
 */
export function listingHref({ category, parentCategory, page, filters }: ListingParams): string {
  if (category === '') return pagePaths.products;
  const subCategory =
    parentCategory === '' ? '' : `&parentCategory=${encodeURIComponent(parentCategory)}`;
  const place = page > 1 ? `&page=${page}` : '';
  return pagePaths.category(category) + subCategory + place + filterQuery(filters);
}
