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
  /** What the list is narrowed down to, and its order. */
  filters: Filters;
}

/** Parses the listing's search parameters; a page that isn't a whole number from 1 up is the first one (PLP-06). */
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

/** The name of a category, without control characters and no longer than a name may be. */
function readName(value: string | null): string {
  const text = (value ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return Array.from(text).slice(0, LIMITS.categoryMax).join('').trim();
}

/** The URL of a listing, from its path on; the first page, an empty sub-category and what isn't chosen are left out of it. */
export function listingHref({ category, parentCategory, page, filters }: ListingParams): string {
  const query = [
    `category=${encodeURIComponent(category)}`,
    ...(parentCategory === '' ? [] : [`parentCategory=${encodeURIComponent(parentCategory)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return `${pagePaths.products}?${query.join('&')}${filterQuery(filters)}`;
}
