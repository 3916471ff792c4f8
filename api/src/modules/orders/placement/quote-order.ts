import type { ShippingRate } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { toPaise } from '../../../money';
import { readCardCode } from '../../credits/card-code';
import { readCredits } from '../../credits/read-credits';
import { type CreditUse, sumOfUses, payWithCredits } from '../../credits/pay-with-credits';
import { type AppliedOffer, applyOffers, type EnteredCode } from '../../offers/apply-offers';
import { type OfferShopper, readCodes, readOffers } from '../../offers/offers.service';
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
  /** The sum of the lines and the shipping, less the discount. */
  total: number;
  offers: readonly AppliedOffer[];
  /** The codes of offers and gift cards, as they were entered. */
  codes: readonly EnteredCode[];
  /** What gift cards and store credit pay. */
  credits: readonly CreditUse[];
  /** What they leave to be paid. */
  toPay: number;
  /** The store credit of the account, whether it is used or not. */
  storeCredit: number;
}

/** Who wants to order, and with what. The codes are those of offers and of gift cards. */
export interface QuoteShopper extends OfferShopper {
  usesStoreCredit: boolean;
}

/**
 * Adds up priced lines and the shipping, applies the shop's offers, and pays with gift cards and store credit. With
 * `isPlacing`, limited offers and what pays stay locked until the transaction ends.
 */
export async function quoteOrder(
  db: Database,
  priced: readonly PricedLine[],
  { userId, couponCodes: entered, usesStoreCredit }: QuoteShopper,
  { isPlacing }: { isPlacing: boolean },
): Promise<OrderQuote> {
  const rate = await readShippingRate(db);
  const codes = readCodes(entered);
  const isCard = (code: string) => readCardCode(code) !== undefined;
  const cardCodes = codes.filter(isCard);
  const couponCodes = codes.filter((code) => !isCard(code));
  const { offers, ...known } = await readOffers(db, { userId, couponCodes }, { isPlacing });
  const context = { ...known, shippingPrice: toPaise(rate.price) };
  const result = applyOffers(priced.map(toOfferLine), offers, context);
  const subtotal = priced.reduce((sum, { line, price }) => sum + price * line.quantity, 0);
  // Without its label, which is the store's text for the price that isn't charged.
  const shipping = result.hasFreeShipping ? { method: rate.method, price: 0 } : rate;
  const shippingPrice = toPaise(shipping.price);
  const total = subtotal - result.discount + shippingPrice;
  const found = await readCredits(db, { userId, cardCodes, usesStoreCredit }, { isPlacing });
  const credits = payWithCredits(total, found.credits);
  return {
    lines: priced.map((each, index) => ({ ...each, discount: result.lineDiscounts[index] ?? 0 })),
    subtotal,
    discount: result.discount,
    shipping,
    shippingPrice,
    total,
    offers: result.applied,
    codes: [...result.codes, ...found.codes],
    credits,
    toPay: total - sumOfUses(credits),
    storeCredit: found.storeCredit,
  };
}

function toOfferLine({ line: { quantity }, price, product: { collections } }: PricedLine) {
  return { price, quantity, collections };
}

/** The offers of a quote, as they are stored with its order. */
export function orderedOffers({ offers }: OrderQuote) {
  return offers.map(({ offer: { title, code }, discount }) => ({ title, code, discount }));
}
