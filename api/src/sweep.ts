import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database';
import { expireUnpaidOrders } from './modules/orders/orders.service';
import { deleteExpiredSessions } from './modules/users/users.repository';

const INTERVAL = 60_000;

async function sweep(db: Database, log: FastifyBaseLogger, unpaidOrderMinutes: number) {
  try {
    const expired = await expireUnpaidOrders(db, unpaidOrderMinutes);
    if (expired > 0) log.info({ expired }, 'unpaid orders cancelled');
    await deleteExpiredSessions(db, new Date());
  } catch (error) {
    log.error(error, 'the sweep failed; it is tried again in a minute');
  }
}

/**
 * Cancels unpaid orders and drops expired sessions, now and every minute. Gives a function that stops
 * it and waits for one that is under way.
 */
export function startSweeping(
  db: Database,
  log: FastifyBaseLogger,
  unpaidOrderMinutes: number,
): () => Promise<void> {
  let running = sweep(db, log, unpaidOrderMinutes);
  const timer = setInterval(() => {
    running = running.then(() => sweep(db, log, unpaidOrderMinutes));
  }, INTERVAL);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
