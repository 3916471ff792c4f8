import type {
  ConflictingProduct,
  OrderConflict,
  OrderRequest,
} from '@storefront/host/contracts/api';
import { ConflictError } from '../../../http/errors';
import { formatPaise, toPaise, toRupees } from '../../../money';
import type { OrderLine } from './order-lines';
import { describeChoice, inWords, presentVariant } from '../line-variant';
import type { OrderWords } from '../presentation/order-words';
import { presentAmounts, presentPricedLine } from '../presentation/present-quote';
import { type Catalogue, type LineProblem, type PricedLine, pricesOf } from './price-lines';
import type { OrderQuote } from './quote-order';
import { t } from '../../../messages/t';

type ConflictDetails = Omit<OrderConflict, 'error' | 'field'>;

/** What the lines of a conflict are described by. */
interface ConflictContext {
  catalogue: Catalogue;
  words: OrderWords;
}

function conflictingProduct(
  line: OrderLine,
  available: number,
  { catalogue, words }: ConflictContext,
): ConflictingProduct {
  const prices = pricesOf(line, catalogue);
  return {
    id: line.productId,
    title: catalogue.products.get(line.productId)?.title ?? line.productId,
    ...presentVariant(line, words.labelOf),
    available,
    price: toRupees(prices.length > 0 ? Math.min(...prices) : null),
  };
}

function describe(
  { line, reason, available }: LineProblem,
  { catalogue, words }: ConflictContext,
): string {
  const choice = describeChoice(inWords(line, words.labelOf));
  const title = catalogue.products.get(line.productId)?.title ?? t('An item of your cart');
  const item = choice ? `${title} (${choice})` : title;
  switch (reason) {
    case 'gone':
      return t('{item} is no longer available', { item });
    case 'open-choice':
      return t('{item} needs a choice of all its options, because their prices differ', { item });
    case 'not-sold':
      return t('{item} can’t be ordered at the moment', { item });
    case 'short':
      return available === 0
        ? t('{item} is sold out', { item })
        : t('{item} has only {available} left', { item, available });
  }
}

/** Creates the 409 that names every line which can't be ordered, with the current prices of all others too. */
export function createUnavailableError(
  problems: readonly LineProblem[],
  priced: readonly PricedLine[],
  context: ConflictContext,
): ConflictError {
  const reasons = problems.map((problem) => describe(problem, context));
  const details: ConflictDetails = {
    products: problems.map(({ line, available }) => conflictingProduct(line, available, context)),
    items: priced.map((line) => presentPricedLine(line, context.words)),
  };
  return new ConflictError(t('{reasons}.', { reasons: reasons.join('; ') }), details);
}

/** What the shopper saw before ordering, in paise. */
export interface ExpectedAmounts {
  total: number;
  /** What gift cards and store credit leave to be paid. */
  toPay: number;
}

/** The amounts that the shopper saw; those of the quote where the request doesn't say them. */
export function readExpected(
  { expectedTotal, expectedToPay }: OrderRequest,
  { total, toPay }: OrderQuote,
): ExpectedAmounts {
  return {
    total: expectedTotal === undefined ? total : toPaise(expectedTotal),
    toPay: expectedToPay === undefined ? toPay : toPaise(expectedToPay),
  };
}

function describeAmounts(quote: OrderQuote, expected: ExpectedAmounts, titles: string): string {
  const { total, toPay } = quote;
  if (total === expected.total) {
    return t('{now} is to be paid now, not {before}.', {
      now: formatPaise(toPay),
      before: formatPaise(expected.toPay),
    });
  }
  const amounts = { now: formatPaise(total), before: formatPaise(expected.total) };
  return titles
    ? t('The total is now {now}, not {before}: the price of {titles} has changed.', {
        ...amounts,
        titles,
      })
    : t('The total is now {now}, not {before}.', amounts);
}

/**
 * Creates the 409 for other amounts than those that the shopper saw: it names the lines whose price has changed, says why a
 * code isn't used, and has the current amounts.
 */
export function createTotalChangedError(
  quote: OrderQuote,
  expected: ExpectedAmounts,
  context: ConflictContext,
): ConflictError {
  const changed = quote.lines.filter(
    ({ line, price }) => line.shownPrice !== null && line.shownPrice !== price,
  );
  const titles = [...new Set(changed.map(({ product }) => product.title))].join(', ');
  const problems = quote.codes.flatMap(({ code, problem }) =>
    problem === undefined ? [] : [`${code}: ${problem}`],
  );
  const details: ConflictDetails = {
    products: changed.map(({ line }) => conflictingProduct(line, line.quantity, context)),
    items: quote.lines.map((line) => presentPricedLine(line, context.words)),
    ...presentAmounts(quote, context.words),
  };
  return new ConflictError(
    [describeAmounts(quote, expected, titles), ...problems, t('Please check your cart.')].join(' '),
    details,
  );
}
