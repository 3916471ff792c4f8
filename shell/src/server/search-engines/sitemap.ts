import { apiPaths, LIMITS, pagePaths } from '@storefront/host/contracts';
import type { Registry } from '@storefront/host/contracts/registry';
import { HttpError, type Http } from '@storefront/host';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readText,
  readTexts,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { parseStoreInfo } from '@storefront/host/shop/store/store-info';
import type { Languages } from '../../languages/languages';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml';

/** Calls of the API for one part of the products; a sitemap may have 50,000 entries. */
const CALLS_PER_PART = 10;

const PRODUCTS_PER_PART = CALLS_PER_PART * LIMITS.pageSizeMax;

interface SitemapOptions {
  http: Http;
  publicUrl: string;
  languages?: Languages;
}

/** Path of the sitemap of all pages that aren't a product's. */
export const PAGES_SITEMAP = '/sitemap/pages.xml';

/** The sitemaps of a shop, built from the API's data. They reject when a call to the API fails. */
export function createSitemaps({ http, publicUrl, languages }: SitemapOptions) {
  /** The sitemap of sitemaps. */
  async function index(signal: AbortSignal): Promise<string> {
    const { total } = await fetchProducts(http, { page: 1, limit: 1 }, signal);
    const parts = Array.from(
      { length: Math.ceil(total / PRODUCTS_PER_PART) },
      (_, part) => `/sitemap/products-${part + 1}.xml`,
    );
    return sitemapIndexXml([PAGES_SITEMAP, ...parts], publicUrl);
  }

  /** The pages that remotes declare, and a listing for each category and each collection, and the pages of collections. */
  async function pages({ microFrontends }: Registry, signal: AbortSignal): Promise<string> {
    const { categories } = parseStoreInfo(await http.get(apiPaths.storeInfo, { signal }));
    const declared = Object.values(microFrontends)
      .flatMap(([version]) => version?.extras.routes ?? [])
      .filter(({ sitemap }) => sitemap === true);
    const paths = [
      ...declared.map(({ path }) => path),
      ...categories.map(pagePaths.category),
      ...(await fetchCollections(http, signal)).map(pagePaths.collection),
      ...(await fetchCollectionPages(http, signal)).map(pagePaths.collectionPage),
    ];
    return sitemapXml(
      paths.map((path) => ({ path })),
      publicUrl,
      languages,
    );
  }

  /** One part of the products, counted from 1; undefined after the last one. */
  async function products(part: number, signal: AbortSignal): Promise<string | undefined> {
    const entries: SitemapEntry[] = [];
    const first = (part - 1) * CALLS_PER_PART + 1;
    // One after the other: crawlers can wait, and shoppers need the API.
    for (let page = first; page < first + CALLS_PER_PART; page += 1) {
      const list = await fetchProducts(http, { page, limit: LIMITS.pageSizeMax }, signal);
      entries.push(...list.entries);
      if (page * LIMITS.pageSizeMax >= list.total) break;
    }
    return entries.length === 0 ? undefined : sitemapXml(entries, publicUrl, languages);
  }

  return { index, pages, products };
}

/** The names of the collections that have products; none from a server without facets. */
async function fetchCollections(http: Http, signal: AbortSignal): Promise<string[]> {
  const params = { page: 1, limit: 1, facets: 'true' };
  const { facets } = objectOrEmpty(await http.get(apiPaths.products, { params, signal }));
  return readTexts(
    listOrEmpty(objectOrEmpty(facets).collection).map((one) => objectOrEmpty(one).value),
  );
}

/** The slugs of the collections that have a page; none from a server without such pages. */
async function fetchCollectionPages(http: Http, signal: AbortSignal): Promise<string[]> {
  try {
    const { data } = objectOrEmpty(await http.get(apiPaths.collections, { signal }));
    return readTexts(listOrEmpty(data).map((one) => objectOrEmpty(one).slug));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}

interface ProductEntries {
  entries: SitemapEntry[];
  /** Products over all pages. */
  total: number;
}

async function fetchProducts(
  http: Http,
  params: { page: number; limit: number },
  signal: AbortSignal,
): Promise<ProductEntries> {
  const response = await http.get(apiPaths.products, { params, signal });
  if (!isObject(response)) throw new UnexpectedResponseError('product list', 'an object');
  const total = readAmount(response.count) ?? readAmount(objectOrEmpty(response.pagination).total);
  return { entries: listOrEmpty(response.data).flatMap(entryOf), total: total ?? 0 };
}

/** The API says when a product was created, but not when it was changed. */
function entryOf(product: unknown): SitemapEntry[] {
  const { id, handle, createdAt } = objectOrEmpty(product);
  const name = readText(handle) ?? readText(id);
  if (name === undefined) return [];
  return [{ path: pagePaths.product(name), lastModified: readText(createdAt) }];
}
