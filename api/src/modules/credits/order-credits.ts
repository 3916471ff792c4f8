import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import type { orders } from '../../db/schema';
import { expiryAfterRefund } from './credit-expiry';
import {
  addEntry,
  type CreditRow,
  findUsedCredits,
  lockCredits,
  updateCredit,
} from './credits.repository';
import type { CreditUse } from './pay-with-credits';

/** The columns of an order that decide what it gives back to its credits. */
export type CreditedOrder = Pick<
  typeof orders.$inferSelect,
  'status' | 'total' | 'creditUsed' | 'returnedTotal' | 'returnedAsCredit'
>;

/** What is to be paid for an order besides its credits, in paise. */
export function payableOf({
  total,
  creditUsed,
}: Pick<CreditedOrder, 'total' | 'creditUsed'>): number {
  return total - creditUsed;
}

/**
 * What an order's credits get back in all, in paise: everything once it is cancelled, and of returns what is more than was
 * paid otherwise, which is refunded first (docs/adr/0067-gift-cards-and-store-credit.md).
 */
export function creditToReturn(order: CreditedOrder): number {
  const { status, creditUsed, returnedTotal, returnedAsCredit } = order;
  if (status === ORDER_STATUS.cancelled) return creditUsed;
  return Math.max(returnedTotal - returnedAsCredit - payableOf(order), 0);
}

/** Takes what credits pay of an order. They must be locked, so that their balance can’t become less meanwhile. */
export async function redeemCredits(
  tx: Database,
  orderId: string,
  uses: readonly CreditUse[],
): Promise<void> {
  for (const { creditId, amount } of uses) {
    const entry = { creditId, kind: 'redeemed' as const, amount: -amount, orderId };
    await addEntry(tx, { ...entry, author: 'shopper', note: null });
  }
}

/**
 * Gives an order's credits back what they haven't got yet of `creditToReturn`; returns how much, in paise. One that would
 * expire soon, or has expired, is extended. The order must be locked.
 */
export async function returnCredits(
  tx: Database,
  order: CreditedOrder & { id: string },
  kind: 'released' | 'refunded',
): Promise<number> {
  if (order.creditUsed === 0) return 0;
  const used = await findUsedCredits(tx, order.id);
  const stillUsed = [...used.values()].reduce((sum, amount) => sum + amount, 0);
  const due = creditToReturn(order) - (order.creditUsed - stillUsed);
  if (due <= 0) return 0;
  const now = new Date();
  const credits = await lockCredits(tx, [...used.keys()]);
  for (const { credit, amount } of spreadReturn(due, credits, used)) {
    const entry = { creditId: credit.id, kind, amount, orderId: order.id };
    await addEntry(tx, { ...entry, author: 'shop', note: null });
    await updateCredit(tx, credit.id, { expiresAt: expiryAfterRefund(credit.expiresAt, now) });
  }
  return due;
}

/** Which credits get an amount back: first the one that is valid longest, at most what was used of it. */
function spreadReturn(
  due: number,
  credits: readonly CreditRow[],
  used: ReadonlyMap<string, number>,
): { credit: CreditRow; amount: number }[] {
  let left = due;
  return [...credits]
    .sort((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())
    .flatMap((credit) => {
      const amount = Math.min(used.get(credit.id) ?? 0, left);
      left -= amount;
      return amount > 0 ? [{ credit, amount }] : [];
    });
}
