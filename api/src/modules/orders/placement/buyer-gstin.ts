import { gstinRule, normaliseGstin } from '@storefront/shared/contracts/validation';
import { BadRequestError } from '../../../http/errors';

/** Normalises the buyer's GSTIN; null if it is blank. Throws a {@link BadRequestError} for an invalid one. */
export function readBuyerGstin(typed = ''): string | null {
  const message = gstinRule(typed, {});
  if (message !== undefined) throw new BadRequestError('buyerGstin', message);
  const gstin = normaliseGstin(typed);
  return gstin === '' ? null : gstin;
}
