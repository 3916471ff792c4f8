import { currentPrice, type Prices } from '../products/product-price';

/** The prices of a product and of each of its variants, in their order, as they are stored. */
export interface SpreadPrices extends Prices {
  priceVaries: boolean;
  variants: Prices[];
}

const NONE: Prices = { regularPrice: null, discountedPrice: null };

/**
 * Says what is stored for variants that cost this, in paise: if all cost the same, only the product has prices;
 * otherwise each variant has its own, and the product those of the cheapest.
 */
export function spreadPrices(variants: readonly Prices[]): SpreadPrices {
  const [first = NONE, ...others] = variants;
  const priceVaries = others.some(
    ({ regularPrice, discountedPrice }) =>
      regularPrice !== first.regularPrice || discountedPrice !== first.discountedPrice,
  );
  if (!priceVaries)
    return { ...pricesOnly(first), priceVaries, variants: variants.map(() => NONE) };
  const cheapest = variants.reduce((best, next) =>
    (currentPrice(next) ?? Infinity) < (currentPrice(best) ?? Infinity) ? next : best,
  );
  return { ...pricesOnly(cheapest), priceVaries, variants: variants.map(pricesOnly) };
}

function pricesOnly({ regularPrice, discountedPrice }: Prices): Prices {
  return { regularPrice, discountedPrice };
}

/** The stored form of a price and the one before a discount; the latter counts only if it is higher. */
export function pricesFrom(price: number, compareAtPrice: number | undefined): Prices {
  if (price === 0) return NONE;
  return compareAtPrice !== undefined && compareAtPrice > price
    ? { regularPrice: compareAtPrice, discountedPrice: price }
    : { regularPrice: price, discountedPrice: null };
}
