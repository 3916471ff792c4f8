import { formatLongDate } from '@storefront/host/format/dates';
import { formatPaise } from '../../money';
import { piecesOf, sumOf, type OfferLine } from './offer-saving';
import type { OfferRow, OfferUses } from './offers.repository';

/** What is known of the shopper and the moment. */
export interface OfferSituation {
  now: Date;
  isFirstOrder: boolean;
  uses: OfferUses;
}

/** Why an offer doesn't apply to the lines that it is for, in words for the shopper; undefined if it does. */
export function problemOf(
  offer: OfferRow,
  lines: readonly OfferLine[],
  situation: OfferSituation,
): string | undefined {
  return (
    problemOfTime(offer, situation.now) ??
    problemOfUses(offer, situation) ??
    problemOfLines(offer, lines)
  );
}

function problemOfTime({ startsAt, endsAt }: OfferRow, now: Date): string | undefined {
  if (now < startsAt)
    return `This code can be used from ${formatLongDate(startsAt.toISOString())} on.`;
  if (endsAt === null || now < endsAt) return undefined;
  // An offer until midnight ended on the day before.
  const lastMoment = new Date(endsAt.getTime() - 1);
  return `This code ended on ${formatLongDate(lastMoment.toISOString())}.`;
}

function problemOfUses(
  { firstOrderOnly, usesPerCustomer, usesInTotal }: OfferRow,
  { isFirstOrder, uses }: OfferSituation,
): string | undefined {
  if (firstOrderOnly && !isFirstOrder) return 'For a first order only.';
  if (usesPerCustomer !== null && uses.byCustomer >= usesPerCustomer) {
    return 'You have used this code already.';
  }
  return usesInTotal !== null && uses.inTotal >= usesInTotal
    ? 'This code has been used up.'
    : undefined;
}

function problemOfLines(
  { collection, minimum, benefit }: OfferRow,
  lines: readonly OfferLine[],
): string | undefined {
  const ofCollection = collection === null ? '' : ` of “${collection}”`;
  const missing = minimum - sumOf(lines);
  if (missing > 0) return `Add ${formatPaise(missing)} more${ofCollection} to use this code.`;
  if (lines.length === 0) return `Nothing in your cart is in “${collection}”.`;
  if (benefit.kind !== 'buy-get') return undefined;
  const pieces = benefit.buy + benefit.get - piecesOf(lines);
  if (pieces <= 0) return undefined;
  return `Add ${pieces} more ${pieces === 1 ? 'piece' : 'pieces'}${ofCollection} to use this code.`;
}
