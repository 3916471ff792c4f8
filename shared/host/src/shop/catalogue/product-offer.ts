import type { ProductOption, SelectedOptions } from '@storefront/host/contracts/api';
import { chosenValue } from './product-options';
import type { SelectedVariant } from './variant';

/** Prices in rupees. */
export interface Prices {
  /** 0 where there is none. */
  price: number;
  /** The regular price, only where a discounted one exists. */
  originalPrice?: number | undefined;
}

/**
 * What one size in one colour costs, and how many pieces are left of it; either is absent where there is no
 * choice, as are further options.
 */
export interface ProductVariant extends Prices {
  size?: string | undefined;
  color?: string | undefined;
  options?: SelectedOptions | undefined;
  quantity: number;
}

/** Prices, options and stock of a product. */
export interface ProductOffer extends Prices {
  /** True if its variants have different prices: its own are then those of the cheapest one. */
  priceVaries: boolean;
  sizes: string[];
  colors: string[];
  /** The choices beyond size and colour. */
  options: ProductOption[];
  /** False for a product without a price, which can't be ordered (D21). */
  available: boolean;
  /** Known only if the server sends the stock. */
  soldOut?: boolean | undefined;
  /** Known only if the server sends the stock by variant (products asked for by their ids). */
  variants?: ProductVariant[] | undefined;
}

/** True for a variant that a line can be; a size, colour or option that one of the two lacks is ignored. */
export function isVariantOf(
  { selectedSize, selectedColor, selectedOptions = {} }: SelectedVariant,
  { size, color, options }: Pick<ProductVariant, 'size' | 'color' | 'options'>,
): boolean {
  return (
    (selectedSize === undefined || size === undefined || size === selectedSize) &&
    (selectedColor === undefined || color === undefined || color === selectedColor) &&
    Object.entries(selectedOptions).every(
      ([name, value]) => (chosenValue(options, name) ?? value) === value,
    )
  );
}

/** The prices of a choice; `isFrom` is true where they are the lowest of several that it can still have. */
export interface ChoicePrices extends Prices {
  isFrom: boolean;
}

/** What a line costs; while it can still be variants of different prices, what the cheapest of them does. */
export function pricesOf(
  offer: Pick<ProductOffer, 'price' | 'originalPrice' | 'priceVaries' | 'variants'>,
  line: SelectedVariant,
): ChoicePrices {
  const [first, ...others] = offer.variants?.filter((variant) => isVariantOf(line, variant)) ?? [];
  const { price, originalPrice } = others.reduce(
    (cheapest, variant) => (variant.price < cheapest.price ? variant : cheapest),
    first ?? offer,
  );
  const isFrom = first
    ? others.some((variant) => variant.price !== first.price)
    : offer.priceVaries;
  return { price, originalPrice, isFrom };
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
