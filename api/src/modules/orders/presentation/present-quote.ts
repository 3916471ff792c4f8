import type { PricedItem } from '@storefront/host/contracts/api';
import { toRupees } from '../../../money';
import { presentVariant } from '../line-variant';
import type { OrderWords } from './order-words';
import { orderedCredits } from '../../credits/pay-with-credits';
import type { PricedLine } from '../placement/price-lines';
import { orderedOffers, type OrderQuote } from '../placement/quote-order';
import { presentCredits } from './present-credits';
import { presentOffer } from './present-offer';

/** A line that isn't ordered yet, as the API represents it. */
export function presentPricedLine(
  { line, product, price }: PricedLine,
  { labelOf }: OrderWords,
): PricedItem {
  return {
    productId: product.id,
    productTitle: product.title,
    quantity: line.quantity,
    price: toRupees(price),
    ...presentVariant(line, labelOf),
  };
}

/** The amounts of a quote as the API represents them. */
export function presentAmounts(quote: OrderQuote, words: OrderWords) {
  return {
    subtotal: toRupees(quote.subtotal),
    discount: toRupees(quote.discount),
    offers: orderedOffers(quote).map(presentOffer),
    shipping: words.shipping(quote.shipping),
    total: toRupees(quote.total),
    ...presentCredits(quote.total, orderedCredits(quote.credits)),
  };
}
