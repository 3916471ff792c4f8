/** The prices of a product or a variant, in paise. */
export interface Prices {
  regularPrice: number | null;
  discountedPrice: number | null;
}

/** What one piece costs now, in paise; null without a price above 0: then it can't be ordered (D21, D33). */
export function currentPrice({ regularPrice, discountedPrice }: Prices): number | null {
  const prices = [discountedPrice, regularPrice];
  return prices.find((price) => price !== null && price > 0) ?? null;
}

/** The prices of a variant: its own, or else those of its product. */
export function pricesOfVariant(product: Prices, variant: Prices): Prices {
  return currentPrice(variant) === null ? product : variant;
}
