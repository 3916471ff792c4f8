import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from './context';
import { expireUnpaidOrders } from './modules/orders/orders.service';
import { deleteSettledClientIps } from './modules/orders/placement/unpaid-orders.repository';
import { createReconciliation } from './modules/payments/reconcile-payments';
import { deleteExpired } from './modules/sign-in/delete-expired';

const INTERVAL = 60_000;

type Context = Pick<ApiContext, 'config' | 'db' | 'responses' | 'provider' | 'metrics'>;

type Reconcile = ReturnType<typeof createReconciliation> | undefined;

async function cleanUp(
  { config, db, responses }: Context,
  reconcile: Reconcile,
  log: FastifyBaseLogger,
) {
  try {
    // First: what the provider knows of may have paid an order that would expire now.
    await reconcile?.(log);
    const expired = await expireUnpaidOrders(db, config.unpaidOrderMinutes);
    if (expired > 0) {
      // Their stock is back.
      responses.invalidate();
      log.info({ expired }, 'unpaid orders cancelled');
    }
    await deleteSettledClientIps(db);
    await deleteExpired(db, new Date());
  } catch (error) {
    log.error(error, 'the clean-up failed; it is tried again in a minute');
  }
}

/**
 * Asks the provider about pending payments, cancels unpaid orders, and deletes what isn't needed any more:
 * expired sessions, old failed sign-ins, the IP addresses of orders that aren't unpaid now. Runs at once and
 * every minute. Returns a function that stops it and waits for a run in progress.
 */
export function startCleanUp(context: Context, log: FastifyBaseLogger): () => Promise<void> {
  const findEvents = context.provider?.findEvents;
  const reconcile = findEvents && createReconciliation(context, findEvents);
  let running = cleanUp(context, reconcile, log);
  const timer = setInterval(() => {
    running = running.then(() => cleanUp(context, reconcile, log));
  }, INTERVAL);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
