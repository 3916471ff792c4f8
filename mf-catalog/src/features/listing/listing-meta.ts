import { LIMITS } from '@storefront/host/contracts';
import type { MetaContext, PageMeta } from '@storefront/host';
import { isObject } from '@storefront/host/response/read-response';
import { breadcrumbList, homeBreadcrumb } from '../../lib/breadcrumb-list';
import { spelledAsListed } from '../../lib/listing/facets';
import {
  equalsIgnoringCase,
  filterCount,
  NO_FILTERS,
  type Filters,
} from '../../lib/listing/filters';
import type { ListingData } from './listing.loader';
import {
  listingHref,
  listingName,
  parseListingParams,
  withFilters,
  type ListingParams,
} from './listing-params';
import { t } from '../../messages/t';

type Loaded = Extract<ListingData, { status: 'ready' }>;

/** The meta of the listing. */
export function listingMeta(context: MetaContext): PageMeta {
  const { data, url } = context;
  const params = spelledAsInStore(parseListingParams(url.search), data);
  const name = listingName(params, isLoaded(data) ? data.labels : undefined);
  return {
    ...(name === ''
      ? { title: t('Select a Category') }
      : { title: name, description: t('{name}: everything in the store.', { name }) }),
    ...(typeof document === 'undefined' && metaForCrawlers(params, name, context)),
  };
}

/** What only the server's HTML has. */
function metaForCrawlers(
  params: ListingParams,
  name: string,
  context: MetaContext,
): Partial<PageMeta> {
  const { data } = context;
  const canonical = listingHref({ ...params, from: undefined });
  if (name === '') return { canonical };
  const path = listingHref(withFilters({ ...params, parentCategory: '' }, NO_FILTERS));
  const last = isLoaded(data) ? Math.ceil(data.total / LIMITS.pageSize) : 0;
  const pageAt = (target: number) =>
    target >= 1 && target <= last
      ? listingHref({ ...params, page: target, from: undefined })
      : undefined;
  return {
    canonical,
    noIndex: !isIndexed(params.filters) || isEmpty(data),
    prev: pageAt((params.from ?? params.page) - 1),
    next: pageAt(params.page + 1),
    jsonLd: breadcrumbList([homeBreadcrumb(), { name, path }], context),
  };
}

/** Search engines index a single facet value, but no combinations, price ranges or sort orders. */
function isIndexed(filters: Filters): boolean {
  const { priceMin, priceMax, sort } = filters;
  const isPlain = priceMin === undefined && priceMax === undefined && sort === undefined;
  return isPlain && filterCount(filters) < 2;
}

/** True for an unknown category, a page after the last one, and filters that leave nothing. */
function isEmpty(data: unknown): boolean {
  return isLoaded(data) && data.products.length === 0;
}

/** The parameters with sub-category and filters as the store spells them, so that all spellings have one address. */
function spelledAsInStore(params: ListingParams, data: unknown): ListingParams {
  if (!isLoaded(data)) return params;
  const { parentCategory, filters } = params;
  const known = data.subCategories.find((name) => equalsIgnoringCase(name, parentCategory));
  return {
    ...params,
    parentCategory: known ?? parentCategory,
    filters: data.facets ? spelledAsListed(filters, data.facets) : filters,
  };
}

/** The host passes the loader's data as `unknown`; only this remote's loader can have returned it. */
function isLoaded(data: unknown): data is Loaded {
  return isObject(data) && data.status === 'ready';
}
