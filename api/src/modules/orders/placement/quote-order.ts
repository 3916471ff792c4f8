import type { ShippingRate } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { toPaise } from '../../../money';
import { type AppliedOffer, applyOffers, type EnteredCode } from '../../offers/apply-offers';
import { type OfferShopper, readOffers } from '../../offers/offers.service';
import { readShippingRate } from '../../store/store.service';
import type { PricedLine } from './price-lines';

/** A line with what offers take off all its pieces, in paise. */
export interface QuotedLine extends PricedLine {
  discount: number;
}

/** The amounts of an order, in paise. */
export interface OrderQuote {
  lines: readonly QuotedLine[];
  /** The sum of the lines. */
  subtotal: number;
  /** What offers take off the lines. */
  discount: number;
  shipping: ShippingRate;
  shippingPrice: number;
  /** The amount to be paid. */
  total: number;
  offers: readonly AppliedOffer[];
  codes: readonly EnteredCode[];
}

/**
 * Adds up priced lines and the shipping, and applies the shop's offers. With `isPlacing`, limited offers stay locked until
 * the transaction ends.
 */
export async function quoteOrder(
  db: Database,
  priced: readonly PricedLine[],
  shopper: OfferShopper,
  { isPlacing }: { isPlacing: boolean },
): Promise<OrderQuote> {
  const rate = await readShippingRate(db);
  const { offers, ...known } = await readOffers(db, shopper, { isPlacing });
  const context = { ...known, shippingPrice: toPaise(rate.price) };
  const result = applyOffers(priced.map(toOfferLine), offers, context);
  const subtotal = priced.reduce((sum, { line, price }) => sum + price * line.quantity, 0);
  // Without its label, which is the store's text for the price that isn't charged.
  const shipping = result.hasFreeShipping ? { method: rate.method, price: 0 } : rate;
  const shippingPrice = toPaise(shipping.price);
  return {
    lines: priced.map((each, index) => ({ ...each, discount: result.lineDiscounts[index] ?? 0 })),
    subtotal,
    discount: result.discount,
    shipping,
    shippingPrice,
    total: subtotal - result.discount + shippingPrice,
    offers: result.applied,
    codes: result.codes,
  };
}

function toOfferLine({ line: { quantity }, price, product: { collections } }: PricedLine) {
  return { price, quantity, collections };
}

/** The offers of a quote, as they are stored with its order. */
export function orderedOffers({ offers }: OrderQuote) {
  return offers.map(({ offer: { title, code }, discount }) => ({ title, code, discount }));
}
