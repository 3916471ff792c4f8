import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../context';
import { BadRequestError } from '../../http/errors';
import { GatewayError } from './gateway-error';
import type { PaymentProvider } from './payment-provider';
import { findPendingPayments } from './payments.repository';
import { receiveEvent } from './receive-event';

const MINUTE = 60_000;

/** How long a callback is waited for before the provider is asked. */
const CALLBACK_WAIT = 3 * MINUTE;

/** How long until the provider is asked about the same payment again. */
const REPEAT_AFTER = 5 * MINUTE;

/** Payments of older orders aren't asked about; what comes in for them still counts. */
const ORDER_AGE_MAX = 2 * 24 * 60 * MINUTE;

/** How many payments one run asks about, those that waited longest first. */
const PAYMENTS_PER_RUN = 20;

/**
 * Asks the provider about payments that are still pending, and records what it says as its callback would
 * have. Returns the function for one run, which ends early when the provider doesn't respond.
 */
export function createReconciliation(
  context: Pick<ApiContext, 'db' | 'metrics'>,
  findEvents: NonNullable<PaymentProvider['findEvents']>,
): (log: FastifyBaseLogger, now?: number) => Promise<void> {
  let askedAt = new Map<string, number>();

  async function findDue(now: number): Promise<string[]> {
    const since = new Date(now - ORDER_AGE_MAX);
    const before = new Date(now - CALLBACK_WAIT);
    const pending = await findPendingPayments(context.db, { since, before });
    askedAt = new Map(pending.map((ref) => [ref, askedAt.get(ref) ?? 0]));
    return [...askedAt]
      .filter(([, asked]) => asked <= now - REPEAT_AFTER)
      .sort(([, a], [, b]) => a - b)
      .slice(0, PAYMENTS_PER_RUN)
      .map(([ref]) => ref);
  }

  return async (log, now = Date.now()) => {
    for (const ref of await findDue(now)) {
      askedAt.set(ref, now);
      try {
        for (const event of await findEvents(ref)) await receiveEvent(context, event, log);
      } catch (error) {
        // Another currency, which is in the log by then.
        if (error instanceof BadRequestError) continue;
        if (!(error instanceof GatewayError)) throw error;
        log.error({ ref, reason: error.reason }, 'payment gateway failed');
        // Nor would it respond about the next one.
        return;
      }
    }
  };
}
