import type { Product as ApiProduct } from '@storefront/shared/contracts/api';
import {
  isObject,
  objectOrEmpty,
  readEntries,
  readNumber,
  readPositive,
  readText,
  readTexts,
  unwrapData,
  type ResponseObject,
} from '@storefront/shared/response/read-response';
import { parsePicture, parsePictures, type Picture } from '@storefront/shared/shop/picture';
import { UnexpectedResponseError } from '@storefront/shared/response/unexpected-response-error';
import { readAttributes } from './product-attributes';

/** How many pieces are left of one size in one colour; either is absent where there is no choice. */
export interface ProductVariant {
  size?: string | undefined;
  color?: string | undefined;
  quantity: number;
}

/** Names that a product may lack (MAP-09). */
type ProductNames = Partial<
  Pick<ApiProduct, 'category' | 'subCategory' | 'masterCategory' | 'parentCategory' | 'createdAt'>
>;

/** A product in the shop's form (MAP-01 to MAP-09); prices in rupees. */
export interface Product extends Pick<ApiProduct, 'id' | 'description'>, ProductNames {
  name: string;
  price: number;
  /** The regular price, only where a discounted one exists. */
  originalPrice?: number | undefined;
  /** Address of the main picture; empty where there is none. */
  image: string;
  /** All of its pictures, each once, the main one first. */
  pictures: Picture[];
  featured: boolean;
  sizes: string[];
  colors: string[];
  /** False for a product without a price, which can't be ordered (D21). */
  available: boolean;
  /** Known only where the server sends its stock. */
  soldOut?: boolean | undefined;
  /** Known only where the server sends its stock by variant (product page). */
  variants?: ProductVariant[] | undefined;
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
  const attributes = readAttributes(product.attributes);
  const pictures = readPictures(product);
  const discounted = readPositive(product.discountedPrice);
  const regular = readPositive(product.regularPrice);
  const price = discounted ?? regular ?? 0;
  return {
    id,
    name,
    price,
    originalPrice: discounted === undefined ? undefined : regular,
    image: pictures[0]?.src ?? '',
    pictures,
    description: readText(product.description) ?? '',
    featured: attributes.valuesOf('featured').some((value) => /true/i.test(value)),
    sizes: attributes.valuesOf('size', 'sizes'),
    colors: attributes.valuesOf('color', 'colours', 'colors'),
    category: readText(product.category),
    subCategory: readText(product.subCategory),
    masterCategory: readText(product.masterCategory),
    parentCategory: readText(product.parentCategory),
    createdAt: readText(product.createdAt),
    available: price > 0,
    ...readStock(product.stock),
  };
}

/** The pictures that a card shows; the others come with the product's page. */
const PICTURES_OF_CARD = 2;

function parseListedProduct(response: unknown): Product {
  const product = parseProduct(response);
  return { ...product, pictures: product.pictures.slice(0, PICTURES_OF_CARD) };
}

/**
 * Reads a page of products, each with the pictures of its card: `data` (or a bare list) with `count` or
 * `pagination.total` (PLP-14); the total is at least what is there. An entry that can't be read is dropped
 * and logged, one that comes again is dropped. Throws UnexpectedResponseError without a list.
 */
export function parseProductList(response: unknown): ProductList {
  const entries = productEntries(response);
  const { count, pagination } = objectOrEmpty(response);
  const total = readNumber(count) ?? readNumber(objectOrEmpty(pagination).total);
  const products = readEntries(entries, parseListedProduct);
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

/** True where an original price exists and the price is below it (CARD-03). */
export function isOnSale(product: Pick<Product, 'price' | 'originalPrice'>): boolean {
  return product.originalPrice !== undefined && product.price < product.originalPrice;
}

/** The products of a page, as the server sent them. */
function productEntries(response: unknown): unknown[] {
  const entries: unknown = Array.isArray(response) ? response : objectOrEmpty(response).data;
  if (Array.isArray(entries)) return entries;
  throw new UnexpectedResponseError('product list', 'a list of products in data');
}

/** The main picture is `imgUrl`; what `images` know of it is kept. */
function readPictures({ imgUrl, images }: ResponseObject): Picture[] {
  const pictures = parsePictures(images);
  const main =
    pictures.find(({ src }) => src === readText(imgUrl)) ?? parsePicture(readText(imgUrl));
  return main ? [main, ...pictures.filter(({ src }) => src !== main.src)] : pictures;
}

function readStock(stock: unknown): Pick<Product, 'soldOut' | 'variants'> {
  if (!isObject(stock)) return {};
  const total = readNumber(stock.total);
  return {
    soldOut: total === undefined ? undefined : total <= 0,
    variants: Array.isArray(stock.variants)
      ? stock.variants.filter(isObject).map(readVariant)
      : undefined,
  };
}

function readVariant(variant: ResponseObject): ProductVariant {
  return {
    size: readText(variant.size),
    color: readText(variant.color),
    quantity: Math.max(0, readNumber(variant.quantity) ?? 0),
  };
}
