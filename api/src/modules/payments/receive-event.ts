import type { PaymentEvent } from '@storefront/shared/contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../context';
import { BadRequestError } from '../../http/errors';
import { OUTCOMES_TO_LOOK_AT, recordEvent } from './payments.service';

/** The only currency of the shop; all amounts are its paise. */
const CURRENCY = 'INR';

/** Refuses an event over another currency: its amount can't be compared with anything in the ledger. */
function requireCurrency({ id, ref, amount, currency }: PaymentEvent, log: FastifyBaseLogger) {
  if (currency === CURRENCY) return;
  log.warn({ event: id, ref, amount, currency }, 'payment callback in another currency refused');
  const message = `This shop takes ${CURRENCY} only, not ${currency}; the event was not recorded.`;
  throw new BadRequestError('currency', message);
}

/**
 * Records what a provider reports of a payment, by a callback or because it was asked, and logs and
 * counts what came of it. Throws a {@link BadRequestError} for another currency.
 */
export async function receiveEvent(
  { db, metrics }: Pick<ApiContext, 'db' | 'metrics'>,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<void> {
  requireCurrency(event, log);
  const outcome = await recordEvent(db, event);
  metrics.countPaymentEvent(outcome);
  const level = OUTCOMES_TO_LOOK_AT.has(outcome) ? 'warn' : 'info';
  log[level](
    { event: event.id, ref: event.ref, amount: event.amount, outcome },
    'payment callback',
  );
}
