import type { OrderQuote } from '../../../lib/quote/order-quote';

/** The quote that the shopper saw, and the current one (CHK-10). */
export interface TotalChange {
  before: OrderQuote;
  after: OrderQuote;
}
