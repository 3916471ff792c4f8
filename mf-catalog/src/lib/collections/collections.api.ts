import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import {
  listOrEmpty,
  objectOrEmpty,
  readEntries,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { parsePicture, type Picture } from '@storefront/host/shop/catalogue/picture';
import { parseListedProduct } from '../product/list/product-list';
import type { Product } from '../product/product';

/** What a list of collections shows of one. */
export interface CollectionSummary {
  /** Its part of the address of its page. */
  slug: string;
  title: string;
  introduction: string;
  picture?: Picture | undefined;
}

/** A text about some products, as paragraphs. */
export interface CollectionSection {
  title: string;
  paragraphs: string[];
  products: Product[];
}

/** A collection of the merchant, with texts and products in the merchant's order. */
export interface Collection extends CollectionSummary {
  sections: CollectionSection[];
}

/** Fetches the published collections, the newest first. */
export async function fetchCollections(
  http: Http,
  signal: AbortSignal,
): Promise<CollectionSummary[]> {
  const response = unwrapData(await http.get(apiPaths.collections, { signal }));
  if (!Array.isArray(response)) throw new UnexpectedResponseError('collections', 'a list in data');
  return readEntries(response, parseSummary);
}

/** Fetches a collection; an entry of a section that can't be parsed is dropped and logged. */
export async function fetchCollection(
  http: Http,
  slug: string,
  signal: AbortSignal,
): Promise<Collection> {
  const response = unwrapData(await http.get(apiPaths.collectionPage(slug), { signal }));
  const sections = listOrEmpty(objectOrEmpty(response).sections).map(parseSection);
  return {
    ...parseSummary(response),
    sections: sections.filter(({ products }) => products.length > 0),
  };
}

function parseSummary(response: unknown): CollectionSummary {
  const { slug, title, introduction, picture } = objectOrEmpty(response);
  const [name, heading] = [readText(slug), readText(title)];
  if (name === undefined || heading === undefined) {
    throw new UnexpectedResponseError('collection', 'a slug and a title');
  }
  return {
    slug: name,
    title: heading,
    introduction: readText(introduction) ?? '',
    picture: parsePicture(picture),
  };
}

function parseSection(response: unknown): CollectionSection {
  const { title, text, products } = objectOrEmpty(response);
  return {
    title: readText(title) ?? '',
    paragraphs: (readText(text) ?? '').split(/\n\s*\n/),
    products: readEntries(listOrEmpty(products), (entry) => parseListedProduct(entry)),
  };
}
