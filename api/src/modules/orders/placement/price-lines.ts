import { currentPrice, pricesOfVariant } from '../../products/product-price';
import type { ProductRow, VariantRow } from '../../products/products.repository';
import { variantsFor } from './allocate-stock';
import type { OrderLine } from './order-lines';

/** A line that can't be ordered, and why. */
export interface LineProblem {
  line: OrderLine;
  available: number;
  /** `short`: fewer are in stock than wanted. */
  reason: 'gone' | 'open-choice' | 'not-sold' | 'short';
}

export interface PricedLine {
  line: OrderLine;
  product: ProductRow;
  /** Paise for one piece. */
  price: number;
}

/** What a shop sells: its products by id, and the variants of all of them. */
export interface Catalogue {
  products: ReadonlyMap<string, ProductRow>;
  variants: readonly VariantRow[];
}

/** The prices in paise of the variants that a line can be; none when it can't be ordered. */
export function pricesOf(line: OrderLine, { products, variants }: Catalogue): number[] {
  const product = products.get(line.productId);
  if (!product) return [];
  const priced = product.priceVaries
    ? variantsFor(line, variants).map((variant) => pricesOfVariant(product, variant))
    : [product];
  return [...new Set(priced.map(currentPrice).filter((price) => price !== null))];
}

/**
 * Adds the catalogue's prices to the lines. Lines without a price are returned as problems, and so are those that
 * leave a choice open on which the price depends.
 */
export function priceLines(
  lines: readonly OrderLine[],
  catalogue: Catalogue,
): { priced: PricedLine[]; problems: LineProblem[] } {
  const priced: PricedLine[] = [];
  const problems: LineProblem[] = [];
  for (const line of lines) {
    const product = catalogue.products.get(line.productId);
    const [price, ...others] = pricesOf(line, catalogue);
    if (product && price !== undefined && others.length === 0) {
      priced.push({ line, product, price });
    } else {
      problems.push({ line, available: 0, reason: problemOf(product, others.length > 0) });
    }
  }
  return { priced, problems };
}

function problemOf(product: ProductRow | undefined, isOpen: boolean): LineProblem['reason'] {
  if (!product) return 'gone';
  return isOpen ? 'open-choice' : 'not-sold';
}
