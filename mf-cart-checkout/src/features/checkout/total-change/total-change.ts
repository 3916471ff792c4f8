import type { OrderQuote } from '../place-order/order-quote';

/** What the shopper saw an order come to, and what it comes to now (CHK-10). */
export interface TotalChange {
  before: OrderQuote;
  after: OrderQuote;
}
