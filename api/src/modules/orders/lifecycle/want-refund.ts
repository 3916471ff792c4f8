import { announceCommit } from '../../../db/after-commit';
import type { Database } from '../../../db/database';
import { updateOrder } from '../orders.repository';

/** Has what is due of an order paid back by itself, soon after the commit (`payments/refunds/automatic-refunds.ts`). */
export async function wantRefund(tx: Database, orderId: string): Promise<void> {
  await updateOrder(tx, orderId, { refundWantedAt: new Date() });
  announceCommit(tx, 'refund');
}
