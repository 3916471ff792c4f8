import { LIMITS } from '@storefront/host/contracts';

/** The sort orders of a list, except its default one. */
export const SORTS = ['newest', 'price-asc', 'price-desc'] as const;

export type Sort = (typeof SORTS)[number];

/** The facets that allow several values, by their names in the URL and for the API. */
export const VALUE_FACETS = ['collection', 'subCategory', 'size', 'color', 'colorFamily'] as const;

export type ValueFacet = (typeof VALUE_FACETS)[number];

/** The filters that a shopper has chosen for a list, and its sort order. */
export interface Filters extends Record<ValueFacet, string[]> {
  /** In rupees. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  onSale: boolean;
  inStock: boolean;
  /** Undefined for the default order. */
  sort?: Sort | undefined;
}

export const NO_FILTERS: Filters = {
  collection: [],
  subCategory: [],
  size: [],
  color: [],
  colorFamily: [],
  onSale: false,
  inStock: false,
};

/** The URL parameters that hold the filters. */
export const FILTER_PARAMETERS = [
  ...VALUE_FACETS,
  'priceMin',
  'priceMax',
  'onSale',
  'inStock',
  'sort',
] as const;

/** The maximum number of values per facet that are read from a URL, and the maximum length of each. */
const VALUES_PER_FACET_MAX = 12;
const VALUE_LENGTH_MAX = LIMITS.collectionMax;

const PRICE = /^\d{1,8}(\.\d{1,2})?$/;

/** Parses the filters from the parameters of a URL; invalid ones are ignored. */
export function parseFilters(query: URLSearchParams): Filters {
  const [min, max] = [readPrice(query.get('priceMin')), readPrice(query.get('priceMax'))];
  const isInvertedRange = min !== undefined && max !== undefined && min > max;
  const sort = query.get('sort');
  return {
    collection: readValues(query, 'collection'),
    subCategory: readValues(query, 'subCategory'),
    size: readValues(query, 'size'),
    color: readValues(query, 'color'),
    colorFamily: readValues(query, 'colorFamily'),
    ...(isInvertedRange ? {} : { priceMin: min, priceMax: max }),
    onSale: query.get('onSale') === 'true',
    inStock: query.get('inStock') === 'true',
    sort: SORTS.find((each) => each === sort),
  };
}

/** The parameters of filters, for a URL and for the API; equal filters have equal parameters. */
export function filterParameters(filters: Filters): Record<string, string> {
  const parameters = {
    ...Object.fromEntries(VALUE_FACETS.map((facet) => [facet, filters[facet].join(',')])),
    priceMin: filters.priceMin?.toString(),
    priceMax: filters.priceMax?.toString(),
    onSale: filters.onSale ? 'true' : undefined,
    inStock: filters.inStock ? 'true' : undefined,
    sort: filters.sort,
  };
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** The filters as a continuation of a URL's query, beginning with `&`; empty without filters. */
export function filterQuery(filters: Filters): string {
  return Object.entries(filterParameters(filters))
    .map(([name, value]) => `&${name}=${value.split(',').map(encodeURIComponent).join(',')}`)
    .join('');
}

/** The number of chosen filters; the sort order doesn't count. */
export function filterCount({ priceMin, priceMax, onSale, inStock, ...values }: Filters): number {
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  return (
    VALUE_FACETS.reduce((sum, facet) => sum + values[facet].length, 0) +
    [hasPrice, onSale, inStock].filter(Boolean).length
  );
}

/** The filters with a value of a facet added, or removed if it was chosen. */
export function toggleFilterValue(filters: Filters, facet: ValueFacet, value: string): Filters {
  const others = filters[facet].filter((chosen) => !equalsIgnoringCase(chosen, value));
  const isChosen = others.length < filters[facet].length;
  return { ...filters, [facet]: sortValues(isChosen ? others : [...others, value]) };
}

/** Ignores the case of values, as the API does. */
export function equalsIgnoringCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function readValues(query: URLSearchParams, facet: ValueFacet): string[] {
  const texts = query
    .getAll(facet)
    .flatMap((text) => text.split(','))
    .map((text) => Array.from(text.replace(/[\p{Cc}\s]+/gu, ' ').trim()))
    .map((characters) => characters.slice(0, VALUE_LENGTH_MAX).join(''))
    .filter((text) => text !== '');
  const distinct = new Map(texts.map((text) => [text.toLowerCase(), text]));
  return sortValues([...distinct.values()].slice(0, VALUES_PER_FACET_MAX));
}

function sortValues(values: string[]): string[] {
  return values.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

function readPrice(text: string | null): number | undefined {
  return text !== null && PRICE.test(text) ? Number(text) : undefined;
}
