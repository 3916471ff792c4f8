import type { Database } from '../../db/database';
import { normaliseCode } from './coupon-code';
import type { OfferContext } from './apply-offers';
import { countUses, findOffers, hasOrders, lockOffers, type OfferRow } from './offers.repository';

/** Who wants to buy, and with which codes. */
export interface OfferShopper {
  /** Undefined for a guest, who counts as a new customer until they sign in. */
  userId: string | undefined;
  /** As they were typed. */
  couponCodes: readonly string[];
}

/** The offers that may apply, and what their use depends on. */
interface FoundOffers extends Omit<OfferContext, 'shippingPrice'> {
  offers: OfferRow[];
}

/** The distinct codes of a shopper, as they are stored. */
export function readCodes(typed: readonly string[]): string[] {
  return [...new Set(typed.map(normaliseCode).filter((code) => code !== ''))];
}

/**
 * Reads the offers that may apply for a shopper now. With `isPlacing`, those with a limited number of uses are locked
 * first, so that no other order takes the last use until the transaction ends.
 */
export async function readOffers(
  db: Database,
  { userId, couponCodes }: OfferShopper,
  { isPlacing }: { isPlacing: boolean },
): Promise<FoundOffers> {
  const now = new Date();
  const codes = readCodes(couponCodes);
  const offers = await findOffers(db, codes, now);
  const limited = offers.filter(isLimited).map(({ id }) => id);
  if (isPlacing) await lockOffers(db, limited);
  const uses = await countUses(db, limited, userId);
  const asksForFirstOrder = offers.some(({ firstOrderOnly }) => firstOrderOnly);
  const isFirstOrder = !asksForFirstOrder || userId === undefined || !(await hasOrders(db, userId));
  return { offers, codes, now, uses, isFirstOrder };
}

function isLimited({ usesPerCustomer, usesInTotal }: OfferRow): boolean {
  return usesPerCustomer !== null || usesInTotal !== null;
}
