import type {
  ConflictingProduct,
  OrderConflict,
  PricedItem,
} from '@storefront/shared/contracts/api';
import { ConflictError } from '../../../http/errors';
import { formatPaise, toRupees } from '../../../money';
import type { ProductRow } from '../../products/products.repository';
import type { OrderLine } from './order-lines';
import { type OrderQuote, type LineProblem, type PricedLine, priceOf } from './price-lines';

type ConflictDetails = Omit<OrderConflict, 'error' | 'field'>;

function conflictingProduct(
  line: OrderLine,
  available: number,
  product: ProductRow | undefined,
): ConflictingProduct {
  return {
    id: line.productId,
    title: product?.title ?? line.productId,
    selectedSize: line.size,
    selectedColor: line.color,
    available,
    price: product ? toRupees(priceOf(product)) : null,
  };
}

function describe({ line, reason }: LineProblem, product: ProductRow | undefined): string {
  const choice = [line.size, line.color].filter((part) => part !== null).join(', ');
  const title = product?.title ?? 'An item of your cart';
  return `${title}${choice ? ` (${choice})` : ''} ${reason}`;
}

/** Creates the 409 that names every line which can't be ordered, with the current prices of all others too. */
export function createUnavailableError(
  problems: readonly LineProblem[],
  priced: readonly PricedLine[],
  catalogue: ReadonlyMap<string, ProductRow>,
): ConflictError {
  const productOf = ({ line }: LineProblem) => catalogue.get(line.productId);
  const reasons = problems.map((problem) => describe(problem, productOf(problem)));
  const details: ConflictDetails = {
    products: problems.map((problem) =>
      conflictingProduct(problem.line, problem.available, productOf(problem)),
    ),
    items: priced.map(pricedItem),
  };
  return new ConflictError(`${reasons.join('; ')}.`, details);
}

function pricedItem({ line, product, price }: PricedLine): PricedItem {
  return {
    productId: product.id,
    productTitle: product.title,
    quantity: line.quantity,
    price: toRupees(price),
    selectedSize: line.size,
    selectedColor: line.color,
  };
}

/**
 * Creates the 409 for a total other than the one that the shopper saw (`expected`, in paise): it names the
 * lines whose price has changed, and has the current total.
 */
export function createTotalChangedError(quote: OrderQuote, expected: number): ConflictError {
  const changed = quote.lines.filter(
    ({ line, price }) => line.shownPrice !== null && line.shownPrice !== price,
  );
  const titles = [...new Set(changed.map(({ product }) => product.title))].join(', ');
  const details: ConflictDetails = {
    products: changed.map(({ line, product }) => conflictingProduct(line, line.quantity, product)),
    items: quote.lines.map(pricedItem),
    subtotal: toRupees(quote.subtotal),
    shipping: quote.shipping,
    total: toRupees(quote.total),
  };
  return new ConflictError(
    `The total is now ${formatPaise(quote.total)}, not ${formatPaise(expected)}` +
      `${titles ? `: the price of ${titles} has changed` : ''}. Please check your cart.`,
    details,
  );
}
