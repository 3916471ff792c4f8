import {
  isObject,
  readNumber,
  readPositive,
  readText,
  type ResponseObject,
} from '../../response/read-response';
import { parseAttributes } from './product-attributes';
import type { SelectedVariant } from './variant';

/** How many pieces are left of one size in one colour; either is absent where there is no choice. */
export interface ProductVariant {
  size?: string | undefined;
  color?: string | undefined;
  quantity: number;
}

/** Prices (in rupees), options and stock of a product. */
export interface ProductOffer {
  price: number;
  /** The regular price, only where a discounted one exists. */
  originalPrice?: number | undefined;
  sizes: string[];
  colors: string[];
  /** False for a product without a price, which can't be ordered (D21). */
  available: boolean;
  /** Known only if the server sends the stock. */
  soldOut?: boolean | undefined;
  /** Known only if the server sends the stock by variant (products asked for by their ids). */
  variants?: ProductVariant[] | undefined;
}

/** True for a variant that a line can be; a size or colour that one of the two lacks is ignored. */
export function isVariantOf(
  { selectedSize, selectedColor }: SelectedVariant,
  { size, color }: Pick<ProductVariant, 'size' | 'color'>,
): boolean {
  return (
    (selectedSize === undefined || size === undefined || size === selectedSize) &&
    (selectedColor === undefined || color === undefined || color === selectedColor)
  );
}

/**
 * How many pieces are left of what a line can be; undefined if the server doesn't send the stock. Whether the
 * product has a price isn't checked.
 */
export function piecesLeft(
  { soldOut, variants }: Pick<ProductOffer, 'soldOut' | 'variants'>,
  line: SelectedVariant,
): number | undefined {
  if (soldOut) return 0;
  return variants
    ?.filter((variant) => isVariantOf(line, variant))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Reads prices, options and stock from a product of the server (MAP-03, MAP-06, D21, D33). */
export function parseOffer(product: ResponseObject): ProductOffer {
  const attributes = parseAttributes(product.attributes);
  const discounted = readPositive(product.discountedPrice);
  const regular = readPositive(product.regularPrice);
  const price = discounted ?? regular ?? 0;
  return {
    price,
    originalPrice: discounted === undefined ? undefined : regular,
    sizes: attributes.valuesOf('size', 'sizes'),
    colors: attributes.valuesOf('color', 'colours', 'colors'),
    available: price > 0,
    ...readStock(product.stock),
  };
}

function readStock(stock: unknown): Pick<ProductOffer, 'soldOut' | 'variants'> {
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
