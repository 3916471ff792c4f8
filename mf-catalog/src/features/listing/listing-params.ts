import type { Labels } from '@storefront/host/contracts/api';
import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { categoryName } from '../../lib/category-name';
import { filterQuery, parseFilters, type Filters, type Sort } from '../../lib/listing/filters';
import { pageRangeQuery, parsePageRange, type PageRange } from '../../lib/listing/page-range';
import { t } from '../../messages/t';

/** The search parameters of the listing's URL (PLP-11). */
export interface ListingParams extends PageRange {
  /** Empty where none is chosen. */
  category: string;
  /** The sub-category of the category; empty where none is chosen. */
  parentCategory: string;
  /** True for a list of all products, the newest first. */
  isNew?: true | undefined;
  /** The filters and the sort order. */
  filters: Filters;
}

/** Parses the listing's search parameters; an invalid page number counts as page 1 (PLP-06). */
export function parseListingParams(search: string): ListingParams {
  const query = new URLSearchParams(search);
  return {
    category: readName(query.get('category')),
    parentCategory: readName(query.get('parentCategory')),
    ...parsePageRange(query),
    isNew: query.get('new') === 'true' || undefined,
    filters: parseFilters(query),
  };
}

/** The name of a category, without control characters and truncated to the maximum length. */
function readName(value: string | null): string {
  const text = (value ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return Array.from(text).slice(0, LIMITS.categoryMax).join('').trim();
}

/** What is listed; undefined where the URL chooses nothing. */
type Listed = 'category' | 'collections' | 'new' | 'sale' | undefined;

function listedBy({ category, isNew, filters }: ListingParams): Listed {
  if (category !== '') return 'category';
  if (filters.collection.length > 0) return 'collections';
  if (isNew) return 'new';
  return filters.onSale ? 'sale' : undefined;
}

/**
 * What is listed: a category or, without one, collections, new products or those on sale; empty where nothing is chosen.
 * Categories are called by the labels, if there are any.
 */
export function listingName(params: ListingParams, labels?: Labels): string {
  switch (listedBy(params)) {
    case 'category':
      return labelOf(categoryName(params.category), { labels });
    case 'collections':
      return params.filters.collection.join(', ');
    case 'new':
      return t('New Arrivals');
    case 'sale':
      return t('Sale');
    case undefined:
      return '';
  }
}

/** The order of the list: the chosen one, or else the newest first where that is what is listed. */
export function sortOf(params: ListingParams): Sort | undefined {
  return params.filters.sort ?? (listedBy(params) === 'new' ? 'newest' : undefined);
}

/** The filters that narrow the list down; what is listed isn't among them. */
export function narrowingFilters(params: ListingParams): Filters {
  const { filters } = params;
  const listed = listedBy(params);
  return {
    ...filters,
    collection: listed === 'category' ? filters.collection : [],
    onSale: filters.onSale && listed !== 'sale',
  };
}

/** The first page of the same list with other filters. */
export function withFilters(params: ListingParams, filters: Filters): ListingParams {
  const listed = listedBy(params);
  return {
    ...params,
    page: 1,
    from: undefined,
    filters: {
      ...filters,
      collection: listed === 'category' ? filters.collection : params.filters.collection,
      onSale: filters.onSale || listed === 'sale',
    },
  };
}

/**
 * The path and query of a listing; page 1, an empty sub-category and unset filters are left out. Without a category
 * there is no sub-category, and where nothing is listed there is nothing.
 */
export function listingHref(params: ListingParams): string {
  const { category, parentCategory, filters } = params;
  const place = pageRangeQuery(params);
  if (category === '') {
    const listed = listedBy(params);
    const query = (listed === 'new' ? '&new=true' : '') + filterQuery(filters) + place;
    return listed ? `${pagePaths.products}?${query.slice(1)}` : pagePaths.products;
  }
  const path =
    parentCategory === ''
      ? pagePaths.category(category)
      : pagePaths.subCategory(category, parentCategory);
  return path + place + filterQuery(filters);
}
