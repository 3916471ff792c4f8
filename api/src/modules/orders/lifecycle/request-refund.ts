import { notifyAfterCommit } from '../../../db/after-commit';
import type { Database } from '../../../db/database';
import { updateOrder } from '../orders.repository';

/**
 * Requests an automatic refund of what is due, soon after the commit
 * (`payments/refunds/automatic-refunds.ts`).
 */
export async function requestRefund(tx: Database, orderId: string): Promise<void> {
  await updateOrder(tx, orderId, { refundRequestedAt: new Date() });
  notifyAfterCommit(tx, 'refund');
}
