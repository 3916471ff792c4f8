import type { ConflictingProduct, OrderConflict } from '@storefront/host/contracts/api';
import { ConflictError } from '../../../http/errors';
import { formatPaise, toRupees } from '../../../money';
import type { OrderLine } from './order-lines';
import { describeChoice, presentVariant } from '../line-variant';
import { presentAmounts, presentPricedLine } from '../presentation/present-quote';
import { type Catalogue, type LineProblem, type PricedLine, pricesOf } from './price-lines';
import type { OrderQuote } from './quote-order';

type ConflictDetails = Omit<OrderConflict, 'error' | 'field'>;

function conflictingProduct(
  line: OrderLine,
  available: number,
  catalogue: Catalogue,
): ConflictingProduct {
  const prices = pricesOf(line, catalogue);
  return {
    id: line.productId,
    title: catalogue.products.get(line.productId)?.title ?? line.productId,
    ...presentVariant(line),
    available,
    price: toRupees(prices.length > 0 ? Math.min(...prices) : null),
  };
}

function describe({ line, reason }: LineProblem, { products }: Catalogue): string {
  const choice = describeChoice(line);
  const title = products.get(line.productId)?.title ?? 'An item of your cart';
  return `${title}${choice ? ` (${choice})` : ''} ${reason}`;
}

/** Creates the 409 that names every line which can't be ordered, with the current prices of all others too. */
export function createUnavailableError(
  problems: readonly LineProblem[],
  priced: readonly PricedLine[],
  catalogue: Catalogue,
): ConflictError {
  const reasons = problems.map((problem) => describe(problem, catalogue));
  const details: ConflictDetails = {
    products: problems.map(({ line, available }) => conflictingProduct(line, available, catalogue)),
    items: priced.map(presentPricedLine),
  };
  return new ConflictError(`${reasons.join('; ')}.`, details);
}

/**
 * Creates the 409 for a total other than the one that the shopper saw (`expected`, in paise): it names the
 * lines whose price has changed, says why a code isn't used, and has the current total.
 */
export function createTotalChangedError(
  quote: OrderQuote,
  expected: number,
  catalogue: Catalogue,
): ConflictError {
  const changed = quote.lines.filter(
    ({ line, price }) => line.shownPrice !== null && line.shownPrice !== price,
  );
  const titles = [...new Set(changed.map(({ product }) => product.title))].join(', ');
  const problems = quote.codes.flatMap(({ code, problem }) =>
    problem === undefined ? [] : [` ${code}: ${problem}`],
  );
  const details: ConflictDetails = {
    products: changed.map(({ line }) => conflictingProduct(line, line.quantity, catalogue)),
    items: quote.lines.map(presentPricedLine),
    ...presentAmounts(quote),
  };
  return new ConflictError(
    `The total is now ${formatPaise(quote.total)}, not ${formatPaise(expected)}` +
      `${titles ? `: the price of ${titles} has changed` : ''}.${problems.join('')} Please check your cart.`,
    details,
  );
}
