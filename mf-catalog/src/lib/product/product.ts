import type { Product as ApiProduct } from '@storefront/host/contracts/api';
import {
  objectOrEmpty,
  readEntries,
  readNumber,
  readText,
  readTexts,
  unwrapData,
} from '@storefront/host/response/read-response';
import { parseProductPictures, type Picture } from '@storefront/host/shop/catalogue/picture';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { parseAttributes } from '@storefront/host/shop/catalogue/product-attributes';
import { parseOffer } from '@storefront/host/shop/catalogue/parse-offer';
import type { ProductOffer } from '@storefront/host/shop/catalogue/product-offer';
import { equalsIgnoringCase } from '../listing/filters';
import { inColor } from './in-color';

/** Names that a product may lack (MAP-09). */
type ProductNames = Partial<
  Pick<ApiProduct, 'category' | 'subCategory' | 'masterCategory' | 'parentCategory' | 'createdAt'>
>;

/** A product in the shop's form (MAP-01 to MAP-09); prices in rupees. */
export interface Product
  extends Pick<ApiProduct, 'id' | 'description'>, ProductNames, ProductOffer {
  /** Its part of the address of its page; without one it is the id. */
  handle?: string | undefined;
  name: string;
  /** The colour in which it is shown, if the shopper asked for one. */
  color?: string | undefined;
  /** URL of the main picture; empty if there is none. */
  image: string;
  /** Its pictures, each once, the main one first: all of them, or those of a colour. */
  pictures: Picture[];
  featured: boolean;
}

/** A page of products; `total` counts them over all pages. */
export interface ProductList {
  products: Product[];
  total: number;
}

/**
 * Maps a product of the server, bare or in `data`, to the shop's form (MAP-01 to MAP-06, MAP-09,
 * D21, D28, D33). Throws UnexpectedResponseError where there is no id or no title.
 */
export function parseProduct(response: unknown): Product {
  const product = objectOrEmpty(unwrapData(response));
  const id = readText(product.id);
  const name = readText(product.title);
  if (id === undefined || name === undefined) {
    throw new UnexpectedResponseError('product', 'an object with an id and a title');
  }
  const pictures = parseProductPictures(product);
  return {
    id,
    handle: readText(product.handle),
    name,
    ...parseOffer(product),
    image: pictures[0]?.src ?? '',
    pictures,
    description: readText(product.description) ?? '',
    featured: parseAttributes(product.attributes)
      .valuesOf('featured')
      .some((value) => /true/i.test(value)),
    category: readText(product.category),
    subCategory: readText(product.subCategory),
    masterCategory: readText(product.masterCategory),
    parentCategory: readText(product.parentCategory),
    createdAt: readText(product.createdAt),
  };
}

/** The pictures that a card shows; the others come with the product's page. */
const PICTURES_OF_CARD = 2;

function parseListedProduct(response: unknown, wantedColors: readonly string[]): Product {
  const product = parseProduct(response);
  const shown = inColor(product, findWantedColor(product, wantedColors));
  return { ...shown, pictures: shown.pictures.slice(0, PICTURES_OF_CARD) };
}

/** The only colour of a product that was asked for. */
function findWantedColor({ colors }: Product, wanted: readonly string[]): string | undefined {
  const [color, ...others] = colors.filter((each) =>
    wanted.some((name) => equalsIgnoringCase(name, each)),
  );
  return others.length === 0 ? color : undefined;
}

/**
 * Reads a page of products, each with the pictures of its card, in the colour that it has of `wantedColors`: `data` (or a
 * bare list) with `count` or `pagination.total` (PLP-14); the total is at least the number of entries. An entry that can't
 * be parsed is dropped and logged, a duplicate is dropped. Throws UnexpectedResponseError without a list.
 */
export function parseProductList(
  response: unknown,
  wantedColors: readonly string[] = [],
): ProductList {
  const entries = productEntries(response);
  const { count, pagination } = objectOrEmpty(response);
  const total = readNumber(count) ?? readNumber(objectOrEmpty(pagination).total);
  const products = readEntries(entries, (entry) => parseListedProduct(entry, wantedColors));
  return {
    products: [...new Map(products.map((product) => [product.id, product])).values()],
    total: Math.max(entries.length, Math.trunc(total ?? 0)),
  };
}

/**
 * Reads the parent category of each product of a page, each once; blank and absent ones are left out. Reads
 * nothing else of them, because there are many. Throws UnexpectedResponseError without a list.
 */
export function parseParentCategories(response: unknown): string[] {
  return readTexts(
    productEntries(response).map((entry) => objectOrEmpty(unwrapData(entry)).parentCategory),
  );
}

/** The products of a page, as the server sent them. */
function productEntries(response: unknown): unknown[] {
  const entries: unknown = Array.isArray(response) ? response : objectOrEmpty(response).data;
  if (Array.isArray(entries)) return entries;
  throw new UnexpectedResponseError('product list', 'a list of products in data');
}
