import {
  objectOrEmpty,
  readEntries,
  readNumber,
  readTexts,
  unwrapData,
} from '@storefront/host/response/read-response';
import { readLabels } from '@storefront/host/shop/catalogue/labels';
import type { Labels } from '@storefront/host/contracts/api';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { swatch } from '@storefront/ui/theme';
import { inColor } from '../in-color';
import { parseProduct, type Product } from '../product';

/** A page of products; `total` counts them over all pages. */
export interface ProductList {
  products: Product[];
  total: number;
}

/** The pictures that a card shows; the others come with the product's page. */
const PICTURES_OF_CARD = 2;

/** Maps a product of the server as its card shows it: in a colour that was asked for, with swatches of all. */
export function parseListedProduct(
  response: unknown,
  wantedColors: readonly string[] = [],
): Product {
  const product = parseProduct(response);
  const shown = inColor(product, findWantedColor(product, wantedColors));
  return {
    ...shown,
    pictures: shown.pictures.slice(0, PICTURES_OF_CARD),
    swatches: swatchesOf(product),
  };
}

/** As many as fit beside the price. */
const SWATCHES_OF_CARD = 5;

function swatchesOf({ colors, pictures }: Product): Product['swatches'] {
  if (colors.length < 2 || pictures.every(({ color }) => color === undefined)) return undefined;
  const known = colors.flatMap((color): [string, string][] => {
    const look = swatch(color);
    return look === undefined ? [] : [[color, look]];
  });
  return Object.fromEntries(known.slice(0, SWATCHES_OF_CARD));
}

/**
 * The colour of a product that was asked for, in any case: of several the first one, or none where its main picture has one
 * of them already.
 */
function findWantedColor({ colors, pictures }: Product, wanted: readonly string[]) {
  const names = wanted.map((name) => name.toLowerCase());
  const [color, ...others] = colors.filter((each) => names.includes(each.toLowerCase()));
  const isShown = names.includes(pictures[0]?.color?.toLowerCase() ?? '');
  return others.length > 0 && isShown ? undefined : color;
}

/**
 * Reads a page of products, each with the pictures of its card, in the colour that it has of `wantedColors` or of the
 * families that were asked for: `data` (or a bare list) with `count` or `pagination.total` (PLP-14); the total is at least the number of entries. An entry that can't
 * be parsed is dropped and logged, a duplicate is dropped. Throws UnexpectedResponseError without a list.
 */
export function parseProductList(
  response: unknown,
  wantedColors: readonly string[] = [],
): ProductList {
  const entries = productEntries(response);
  const { count, pagination, familyColors } = objectOrEmpty(response);
  const total = readNumber(count) ?? readNumber(objectOrEmpty(pagination).total);
  const colors = [...wantedColors, ...readTexts(familyColors)];
  const products = readEntries(entries, (entry) => parseListedProduct(entry, colors));
  return {
    products: [...new Map(products.map((product) => [product.id, product])).values()],
    total: Math.max(entries.length, Math.trunc(total ?? 0)),
  };
}

/** The categories of the products of a page. */
export interface ParentCategories {
  /** Each once. */
  names: string[];
  /** What they and the categories above them are called; absent in the shop's first language. */
  labels?: Labels | undefined;
}

/**
 * Reads the parent category of each product of a page; blank and absent ones are left out. Reads nothing else of them,
 * because there are many. Throws UnexpectedResponseError without a list.
 */
export function parseParentCategories(response: unknown): ParentCategories {
  const products = productEntries(response).map((entry) => objectOrEmpty(unwrapData(entry)));
  const labels = products.flatMap((product) => {
    const known = objectOrEmpty(product.labels);
    const names = readTexts([product.category, product.parentCategory]);
    return names.map((name) => [name, known[name]] as const);
  });
  return {
    names: readTexts(products.map(({ parentCategory }) => parentCategory)),
    ...readLabels(Object.fromEntries(labels)),
  };
}

/** The products of a page, as the server sent them. */
function productEntries(response: unknown): unknown[] {
  const entries: unknown = Array.isArray(response) ? response : objectOrEmpty(response).data;
  if (Array.isArray(entries)) return entries;
  throw new UnexpectedResponseError('product list', 'a list of products in data');
}
