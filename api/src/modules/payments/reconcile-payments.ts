import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../context';
import { BadRequestError } from '../../http/errors';
import { GatewayError, GatewayRefusal } from './provider/gateway-error';
import type { PaymentProvider } from './provider/payment-provider';
import { findPendingPayments, type PendingPayment } from './payments.repository';
import { receiveEvent } from './receive-event';

const MINUTE = 60_000;

/** How long to wait for a callback before asking the provider. */
const CALLBACK_WAIT = 3 * MINUTE;

/** How long to wait before asking the provider about the same payment again. */
const REPEAT_AFTER = 5 * MINUTE;

/** The provider isn't asked about payments of older orders; callbacks for them are still recorded. */
const ORDER_AGE_MAX = 2 * 24 * 60 * MINUTE;

/** How many payments one run asks about, the least recently asked first. */
const PAYMENTS_PER_RUN = 20;

interface ReconcilableProvider extends Pick<PaymentProvider, 'cancel'> {
  findEvents: NonNullable<PaymentProvider['findEvents']>;
}

/**
 * Asks the provider about payments that are still pending, and records their events as if they came in
 * callbacks. Open payments of cancelled orders are cancelled at the provider. Returns a function that does
 * one run, which stops early when the provider doesn't respond.
 */
export function createReconciliation(
  context: Pick<ApiContext, 'db' | 'metrics'>,
  provider: ReconcilableProvider,
): (log: FastifyBaseLogger, now?: number) => Promise<void> {
  let askedAt = new Map<string, number>();

  const lastAsked = ({ ref }: PendingPayment) => askedAt.get(ref) ?? 0;

  async function findDue(now: number): Promise<PendingPayment[]> {
    const since = new Date(now - ORDER_AGE_MAX);
    const before = new Date(now - CALLBACK_WAIT);
    const pending = await findPendingPayments(context.db, { since, before });
    askedAt = new Map(pending.map((payment) => [payment.ref, lastAsked(payment)]));
    return pending
      .filter((payment) => lastAsked(payment) <= now - REPEAT_AFTER)
      .sort((a, b) => lastAsked(a) - lastAsked(b))
      .slice(0, PAYMENTS_PER_RUN);
  }

  return async (log, now = Date.now()) => {
    for (const { ref, isOrderCancelled } of await findDue(now)) {
      askedAt.set(ref, now);
      try {
        const events = await provider.findEvents(ref);
        for (const event of events) await receiveEvent(context, event, log);
        if (isOrderCancelled && events.length === 0) await provider.cancel?.(ref);
      } catch (error) {
        // Another currency, which has been logged already.
        if (error instanceof BadRequestError) continue;
        if (!(error instanceof GatewayError)) throw error;
        log.error({ ref, reason: error.reason }, 'payment gateway failed');
        // If the provider didn't respond, it won't respond for the next one either.
        if (!(error instanceof GatewayRefusal)) return;
      }
    }
  };
}
