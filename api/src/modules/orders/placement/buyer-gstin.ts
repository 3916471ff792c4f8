import { gstinRule, normaliseGstin } from '@storefront/shared/contracts/validation';
import { BadRequestError } from '../../../http/errors';

/** The buyer's GSTIN as it is stored; null without one. Throws a {@link BadRequestError} for one that can't be right. */
export function readBuyerGstin(typed = ''): string | null {
  const message = gstinRule(typed, {});
  if (message !== undefined) throw new BadRequestError('buyerGstin', message);
  const gstin = normaliseGstin(typed);
  return gstin === '' ? null : gstin;
}
