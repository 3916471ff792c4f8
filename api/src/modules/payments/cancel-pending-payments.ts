import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { GatewayError, GatewayRefusal } from './gateway-error';
import type { PaymentProvider } from './payment-provider';
import { findPendingPaymentsOfOrder } from './payments.repository';

/**
 * Has the provider close the payments of an order that nobody should pay any more: those before the one of `except`, so
 * that a shopper who begins again doesn't pay twice, or all of a cancelled order. What can't be closed stays as it is:
 * what comes in for it is due for refund. What became of a closed one the provider says as it always does.
 */
export async function cancelPendingPayments(
  db: Database,
  provider: PaymentProvider | undefined,
  payments: { orderId: string; except?: string },
  log: FastifyBaseLogger,
): Promise<void> {
  if (!provider?.cancel) return;
  for (const ref of await findPendingPaymentsOfOrder(db, payments)) {
    try {
      await provider.cancel(ref);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ ref, reason: error.reason }, 'a payment was not cancelled');
      // Without a response it wouldn't respond about the next one, either.
      if (!(error instanceof GatewayRefusal)) return;
    }
  }
}
