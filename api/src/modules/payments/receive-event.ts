import type { PaymentEvent } from '@storefront/host/contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../context';
import type { Database } from '../../db/database';
import { BadRequestError } from '../../http/errors';
import type { RefundEvent } from './provider/payment-provider';
import { OUTCOMES_TO_REVIEW, recordPaymentEvent } from './payments.service';
import { recordRefundEvent } from './refunds/record-refund';

/** The only currency of the shop: all amounts are in paise. */
const CURRENCY = 'INR';

/** Refuses an event in another currency, because its amount can't be compared with the ledger. */
function requireCurrency({ id, ref, amount, currency }: PaymentEvent, log: FastifyBaseLogger) {
  if (currency === CURRENCY) return;
  log.warn({ event: id, ref, amount, currency }, 'payment callback in another currency refused');
  const message = `This shop takes ${CURRENCY} only, not ${currency}; the event was not recorded.`;
  throw new BadRequestError('currency', message);
}

async function receiveRefundEvent(db: Database, event: RefundEvent, log: FastifyBaseLogger) {
  const outcome = await recordRefundEvent(db, event);
  const level = outcome === 'failed' || outcome === 'unknown' ? 'warn' : 'info';
  log[level]({ ...event, outcome }, 'refund callback');
}

/**
 * Records an event of a payment or a refund, from a callback or a reconciliation, and logs and counts its
 * outcome. Throws a {@link BadRequestError} for another currency.
 */
export async function receiveEvent(
  { db, metrics }: Pick<ApiContext, 'db' | 'metrics'>,
  event: PaymentEvent | RefundEvent,
  log: FastifyBaseLogger,
): Promise<void> {
  if ('refundId' in event) return receiveRefundEvent(db, event, log);
  requireCurrency(event, log);
  const outcome = await recordPaymentEvent(db, event);
  metrics.countPaymentEvent(outcome);
  const level = OUTCOMES_TO_REVIEW.has(outcome) ? 'warn' : 'info';
  log[level](
    { event: event.id, ref: event.ref, amount: event.amount, outcome },
    'payment callback',
  );
}
