import { formatLongDate } from '@storefront/host/format/dates';
import { formatPaise } from '../../money';
import { piecesOf, sumOf, type OfferLine } from './offer-saving';
import type { OfferRow, OfferUses } from './offers.repository';
import { t } from '../../messages/t';

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
    return t('This code can be used from {day} on.', {
      day: formatLongDate(startsAt.toISOString()),
    });
  if (endsAt === null || now < endsAt) return undefined;
  // An offer until midnight ended on the day before.
  const lastMoment = new Date(endsAt.getTime() - 1);
  return t('This code ended on {day}.', { day: formatLongDate(lastMoment.toISOString()) });
}

function problemOfUses(
  { firstOrderOnly, usesPerCustomer, usesInTotal }: OfferRow,
  { isFirstOrder, uses }: OfferSituation,
): string | undefined {
  if (firstOrderOnly && !isFirstOrder) return t('For a first order only.');
  if (usesPerCustomer !== null && uses.byCustomer >= usesPerCustomer) {
    return t('You have used this code already.');
  }
  return usesInTotal !== null && uses.inTotal >= usesInTotal
    ? t('This code has been used up.')
    : undefined;
}

function problemOfLines(
  { collection, minimum, benefit }: OfferRow,
  lines: readonly OfferLine[],
): string | undefined {
  const missing = minimum - sumOf(lines);
  if (missing > 0) {
    const amount = formatPaise(missing);
    return collection === null
      ? t('Add {amount} more to use this code.', { amount })
      : t('Add {amount} more of “{collection}” to use this code.', { amount, collection });
  }
  if (lines.length === 0) {
    return t('Nothing in your cart is in “{collection}”.', { collection: collection ?? '' });
  }
  if (benefit.kind !== 'buy-get') return undefined;
  const count = benefit.buy + benefit.get - piecesOf(lines);
  if (count <= 0) return undefined;
  return collection === null
    ? t('Add {count, plural, one {# more piece} other {# more pieces}} to use this code.', {
        count,
      })
    : t(
        'Add {count, plural, one {# more piece} other {# more pieces}} of “{collection}” to use this code.',
        { count, collection },
      );
}
