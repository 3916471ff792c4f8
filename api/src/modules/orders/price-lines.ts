import { ConflictError } from '../../http/errors';
import { formatRupees, toRupees } from '../../money';
import type { ProductRow } from '../products/products.repository';
import type { OrderLine } from './order-lines';

/** A line that can't be ordered, and why. */
export interface LineProblem {
  line: OrderLine;
  available: number;
  reason: string;
}

export interface PricedLine {
  line: OrderLine;
  product: ProductRow;
  /** Paise for one piece. */
  price: number;
}

/** What a product costs, in paise; null when it has no price and can't be ordered (D21, D33). */
export function priceOf({ regularPrice, discountedPrice }: ProductRow): number | null {
  const prices = [discountedPrice, regularPrice];
  return prices.find((price) => price !== null && price > 0) ?? null;
}

/** The catalogue's prices for the lines, and the lines that have none. */
export function priceLines(
  lines: readonly OrderLine[],
  catalogue: ReadonlyMap<string, ProductRow>,
): { priced: PricedLine[]; problems: LineProblem[] } {
  const priced: PricedLine[] = [];
  const problems: LineProblem[] = [];
  for (const line of lines) {
    const product = catalogue.get(line.productId);
    const price = product && priceOf(product);
    if (product && price) priced.push({ line, product, price });
    else {
      const reason = product ? 'can’t be ordered at the moment' : 'is no longer available';
      problems.push({ line, available: 0, reason });
    }
  }
  return { priced, problems };
}

function conflictingProduct(
  { line, available }: Pick<LineProblem, 'line' | 'available'>,
  product: ProductRow | undefined,
) {
  return {
    id: line.productId,
    title: product?.title ?? line.productId,
    selectedSize: line.size,
    selectedColor: line.color,
    available,
    price: product ? toRupees(priceOf(product)) : null,
  };
}

function described({ line, reason }: LineProblem, product: ProductRow | undefined): string {
  const choice = [line.size, line.color].filter((part) => part !== null).join(', ');
  const title = product?.title ?? line.productId;
  return `${title}${choice ? ` (${choice})` : ''} ${reason}`;
}

/** The 409 that names every line that can't be ordered. */
export function unavailable(
  problems: readonly LineProblem[],
  catalogue: ReadonlyMap<string, ProductRow>,
): ConflictError {
  const texts = problems.map((problem) =>
    described(problem, catalogue.get(problem.line.productId)),
  );
  return new ConflictError(`${texts.join('; ')}.`, {
    products: problems.map((problem) =>
      conflictingProduct(problem, catalogue.get(problem.line.productId)),
    ),
  });
}

/** The 409 for a total that isn't what the shopper saw; it names the lines whose price changed. */
export function totalChanged(
  lines: readonly PricedLine[],
  total: number,
  expected: number,
): ConflictError {
  const changed = lines.filter(
    ({ line, price }) => line.shownPrice !== null && line.shownPrice !== price,
  );
  const names = changed.map(({ product }) => product.title).join(', ');
  return new ConflictError(
    `The total is now ${formatRupees(total)}, not ${formatRupees(expected)}` +
      `${names ? `: the price of ${names} has changed` : ''}. Please check your cart.`,
    {
      total: toRupees(total),
      products: changed.map(({ line, product }) =>
        conflictingProduct({ line, available: line.quantity }, product),
      ),
    },
  );
}
