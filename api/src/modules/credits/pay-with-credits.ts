import type { OrderedCredit } from '../../db/schema/orders/orders';
import { LEAST_TOTAL } from '../offers/apply-offers';
import type { CreditRow } from './credits.repository';

/** What one credit pays of an order, in paise. */
export interface CreditUse extends Pick<CreditRow, 'codeEnding'> {
  creditId: string;
  amount: number;
}

/**
 * What credits pay of a total, in their order (docs/adr/0067-gift-cards-and-store-credit.md). What they leave to be paid is
 * nothing, or as much as a payment provider collects.
 */
export function payWithCredits(
  total: number,
  credits: readonly Pick<CreditRow, 'id' | 'codeEnding' | 'balance'>[],
): CreditUse[] {
  const available = credits.reduce((sum, { balance }) => sum + balance, 0);
  const most = available < total ? Math.min(available, total - LEAST_TOTAL) : total;
  let left = Math.max(most, 0);
  return credits.flatMap(({ id, codeEnding, balance }) => {
    const amount = Math.min(balance, left);
    left -= amount;
    return amount > 0 ? [{ creditId: id, codeEnding, amount }] : [];
  });
}

/** The sum of what credits pay, in paise. */
export function sumOfUses(uses: readonly Pick<CreditUse, 'amount'>[]): number {
  return uses.reduce((sum, { amount }) => sum + amount, 0);
}

/** What credits pay as it is stored with an order: store credit is one, though several credits may pay it. */
export function orderedCredits(uses: readonly CreditUse[]): OrderedCredit[] {
  const cards = uses.filter(({ codeEnding }) => codeEnding !== null);
  const amount = sumOfUses(uses.filter(({ codeEnding }) => codeEnding === null));
  return [
    ...cards.map(({ codeEnding, amount }) => ({ codeEnding, amount })),
    ...(amount > 0 ? [{ codeEnding: null, amount }] : []),
  ];
}
