import {
  isObject,
  readNumber,
  readPositive,
  readText,
  type ResponseObject,
} from '../../response/read-response';
import { parseAttributes } from './product-attributes';
import { parseOptions, parseSelectedOptions } from './product-options';
import type { Prices, ProductOffer, ProductVariant } from './product-offer';

/** Reads prices, options and stock from a product of the server (MAP-03, MAP-06, D21, D33). */
export function parseOffer(product: ResponseObject): ProductOffer {
  const attributes = parseAttributes(product.attributes);
  const prices = readPrices(product) ?? { price: 0 };
  return {
    ...prices,
    priceVaries: product.priceVaries === true,
    sizes: attributes.valuesOf('size', 'sizes'),
    colors: attributes.valuesOf('color', 'colours', 'colors'),
    options: parseOptions(product.options),
    available: prices.price > 0,
    ...readStock(product.stock, prices),
  };
}

/** The prices of a product or a variant; undefined if it has none. */
function readPrices({ discountedPrice, regularPrice }: ResponseObject): Prices | undefined {
  const discounted = readPositive(discountedPrice);
  const regular = readPositive(regularPrice);
  const price = discounted ?? regular;
  if (price === undefined) return undefined;
  return { price, originalPrice: discounted === undefined ? undefined : regular };
}

function readStock(stock: unknown, prices: Prices): Pick<ProductOffer, 'soldOut' | 'variants'> {
  if (!isObject(stock)) return {};
  const total = readNumber(stock.total);
  return {
    soldOut: total === undefined ? undefined : total <= 0,
    variants: Array.isArray(stock.variants)
      ? stock.variants.filter(isObject).map((variant) => readVariant(variant, prices))
      : undefined,
  };
}

/** A variant; without prices of its own it has those of its product. */
function readVariant(variant: ResponseObject, prices: Prices): ProductVariant {
  return {
    ...(readPrices(variant) ?? prices),
    size: readText(variant.size),
    color: readText(variant.color),
    options: parseSelectedOptions(variant.options),
    quantity: Math.max(0, readNumber(variant.quantity) ?? 0),
  };
}
