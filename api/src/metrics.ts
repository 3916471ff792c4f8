import { API_PREFIX, apiPaths } from '@storefront/host/contracts/api';
import { requestDurations } from '@storefront/tools/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import type { OpenDatabase } from './db/database';
import { ApiError } from './http/errors';
import { toRupees } from './money';
import { addQueueGauges } from './queue-metrics';
import { listRefundsDue } from './modules/payments/ledger/ledger.service';
import type { PaymentProvider } from './modules/payments/provider/payment-provider';
import type { EventOutcome } from './modules/payments/payments.service';

/** The API's metrics; docs/contracts/metrics.md describes each. */
export type ApiMetrics = ReturnType<typeof createApiMetrics>;

/** Creates the metrics of one API. */
export function createApiMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const orders = new Counter({
    name: 'storefront_orders_total',
    help: 'Calls that placed an order, and those that were refused, by reason.',
    labelNames: ['outcome'],
    registers,
  });
  const paymentEvents = new Counter({
    name: 'storefront_payment_events_total',
    help: 'Reports of the payment provider, by what came of them.',
    labelNames: ['outcome'],
    registers,
  });
  const providerFailures = new Counter({
    name: 'storefront_payment_provider_failures_total',
    help: 'Calls of the payment provider that failed.',
    labelNames: ['call'],
    registers,
  });

  const tasks = new Gauge({
    name: 'storefront_periodic_task_last_success_timestamp_seconds',
    help: 'When a periodic task last succeeded in this process.',
    labelNames: ['task'],
    registers,
  });
  const mails = new Counter({
    name: 'storefront_mails_total',
    help: 'Attempts to send a mail, by what came of them.',
    labelNames: ['outcome'],
    registers,
  });

  function counted<Parameters extends unknown[], Result>(
    call: string,
    run: (...parameters: Parameters) => Promise<Result>,
  ) {
    return async (...parameters: Parameters): Promise<Result> => {
      try {
        return await run(...parameters);
      } catch (error) {
        providerFailures.inc({ call });
        throw error;
      }
    };
  }

  return {
    registry,

    /** Counts a report of the payment provider by its outcome. */
    countPaymentEvent: (outcome: EventOutcome): void => paymentEvents.inc({ outcome }),

    /** Counts attempts to send mails by their outcome. */
    countMail: (outcome: 'sent' | 'retried' | 'failed' | 'dropped', times = 1): void =>
      mails.inc({ outcome }, times),

    /** Records that a periodic task has succeeded. */
    recordTask: (task: string): void => tasks.setToCurrentTime({ task }),

    /** Wraps a provider so that its failed calls are counted. */
    countFailures(provider: PaymentProvider): PaymentProvider {
      const { start, findEvents, cancel, refund } = provider;
      return {
        ...provider,
        start: counted('start', start),
        ...(findEvents && { findEvents: counted('find_events', findEvents) }),
        ...(cancel && { cancel: counted('cancel', cancel) }),
        ...(refund && { refund: counted('refund', refund) }),
      };
    },

    /** Measures the requests of an API, and counts its orders. */
    observeRequests(app: FastifyInstance): void {
      app.addHook('onResponse', requestDurations(registry));
      app.addHook('onResponse', (request, { statusCode }, done) => {
        if (isPlacement(request) && statusCode === 201) orders.inc({ outcome: 'placed' });
        done();
      });
      app.addHook('onError', (request, _, error, done) => {
        if (isPlacement(request)) orders.inc({ outcome: refusalReason(error) });
        done();
      });
    },

    observeDatabase: (open: Pick<OpenDatabase, 'db' | 'pool'>): void =>
      addDatabaseGauges(registry, open),
  };
}

/** Queries the database at each scrape; a metric is `NaN` if its query fails. */
function addDatabaseGauges(
  registry: Registry,
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'storefront_refunds_due_rupees',
    help: 'What has to be refunded to shoppers, in rupees.',
    registers,
    async collect() {
      const due = await listRefundsDue(db).catch(() => undefined);
      const paise = due?.reduce((sum, { refundDue }) => sum + refundDue, 0);
      this.set(paise === undefined ? NaN : toRupees(paise));
    },
  });
  addQueueGauges(registry, db);
  if (!pool) return;
  new Gauge({
    name: 'storefront_database_connections',
    help: 'Connections to PostgreSQL, and statements that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function isPlacement({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === `${API_PREFIX}${apiPaths.orders}`;
}

const REFUSAL_REASONS: Readonly<Record<number, string>> = {
  400: 'invalid',
  401: 'signed_out',
  409: 'conflict',
  429: 'limit',
  503: 'unavailable',
};

/** Why no order was placed. */
function refusalReason(error: Error & { statusCode?: number }): string {
  if (error instanceof ApiError) {
    // The details of an OrderConflict: a changed total, or products that aren't available.
    if ('total' in error.details) return 'price_changed';
    if ('products' in error.details) return 'sold_out';
  }
  return REFUSAL_REASONS[error.statusCode ?? 500] ?? 'failed';
}
