import type { OrderQuote } from '../place-order/order-quote';

/** The quote that the shopper saw, and the current one (CHK-10). */
export interface TotalChange {
  before: OrderQuote;
  after: OrderQuote;
}
