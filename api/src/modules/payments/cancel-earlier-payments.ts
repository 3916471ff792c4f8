import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { GatewayError, GatewayRefusal } from './gateway-error';
import type { PaymentProvider } from './payment-provider';
import { findOtherPendingPayments, type PaymentRow } from './payments.repository';

/**
 * Has the provider close the payments of an order that began before this one, so that a shopper who begins again
 * doesn't pay twice. What can't be closed stays as it is: what comes in for it is due for refund. What became of a
 * closed one the provider says as it always does.
 */
export async function cancelEarlierPayments(
  db: Database,
  { cancel }: PaymentProvider,
  payment: Pick<PaymentRow, 'orderId' | 'ref'>,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!cancel) return;
  for (const ref of await findOtherPendingPayments(db, payment)) {
    try {
      await cancel(ref);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ ref, reason: error.reason }, 'an earlier payment was not cancelled');
      // Without a response it wouldn't respond about the next one, either.
      if (!(error instanceof GatewayRefusal)) return;
    }
  }
}
