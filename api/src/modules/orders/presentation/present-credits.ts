import type { OrderCredit } from '@storefront/host/contracts/api';
import type { OrderedCredit } from '../../../db/schema/orders/orders';
import { toRupees } from '../../../money';
import { sumOfUses } from '../../credits/pay-with-credits';

/** What gift cards and store credit pay of a total, and what they leave to be paid; nothing if none is used. */
export function presentCredits(
  total: number,
  credits: readonly OrderedCredit[],
): { credits?: OrderCredit[]; toPay?: number } {
  if (credits.length === 0) return {};
  return {
    credits: credits.map(({ codeEnding, amount }) => ({ codeEnding, amount: toRupees(amount) })),
    toPay: toRupees(total - sumOfUses(credits)),
  };
}
