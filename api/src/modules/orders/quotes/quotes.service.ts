import type { Quote, QuoteRequest } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { toRupees } from '../../../money';
import { findProducts } from '../../products/products.repository';
import { readItems } from '../placement/order-lines';
import { priceLines } from '../placement/price-lines';
import { quoteOrder } from '../placement/quote-order';
import { readOrderWords } from '../presentation/order-words';
import { presentAmounts, presentPricedLine } from '../presentation/present-quote';
import { findVariants } from '../stock.repository';

/** What an order of those lines would cost a user, or a guest, now. */
export async function readQuote(
  db: Database,
  { items, couponCodes = [], useStoreCredit: usesStoreCredit = false }: QuoteRequest,
  userId: string | undefined,
): Promise<Quote> {
  const lines = readItems(items);
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = new Map((await findProducts(db, ids)).map((row) => [row.id, row]));
  const { priced } = priceLines(lines, { products, variants: await findVariants(db, ids) });
  const shopper = { userId, couponCodes, usesStoreCredit };
  const quote = await quoteOrder(db, priced, shopper, { isPlacing: false });
  const words = await readOrderWords(db, lines);
  return {
    items: quote.lines.map((line) => presentPricedLine(line, words)),
    ...presentAmounts(quote, words),
    ...(quote.storeCredit > 0 && { storeCredit: toRupees(quote.storeCredit) }),
    couponCodes: quote.codes.map(({ code, problem = null }) => ({ code, problem })),
  };
}
