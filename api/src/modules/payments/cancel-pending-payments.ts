import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { GatewayError, GatewayRefusal } from './provider/gateway-error';
import type { PaymentProvider } from './provider/payment-provider';
import { findPendingPaymentsOfOrder, type PendingPaymentsQuery } from './payments.repository';

/**
 * Cancels an order's pending payments at the provider: all of a cancelled order, or those before the new
 * one (`before`) of a shopper who starts again and shouldn't pay twice. If a payment can't be cancelled and is
 * made after all, it is due for refund. The provider reports the outcome of a cancelled payment in an event,
 * as of any other.
 */
export async function cancelPendingPayments(
  db: Database,
  provider: PaymentProvider | undefined,
  payments: PendingPaymentsQuery,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!provider?.cancel) return;
  for (const ref of await findPendingPaymentsOfOrder(db, payments)) {
    try {
      await provider.cancel(ref);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ ref, reason: error.reason }, 'a payment was not cancelled');
      // If the provider didn't respond, it won't respond for the next one either.
      if (!(error instanceof GatewayRefusal)) return;
    }
  }
}
