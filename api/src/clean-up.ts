import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database';
import { expireUnpaidOrders } from './modules/orders/orders.service';
import { deleteExpiredSessions } from './modules/users/users.repository';

const INTERVAL = 60_000;

async function cleanUp(db: Database, log: FastifyBaseLogger, unpaidOrderMinutes: number) {
  try {
    const expired = await expireUnpaidOrders(db, unpaidOrderMinutes);
    if (expired > 0) log.info({ expired }, 'unpaid orders cancelled');
    await deleteExpiredSessions(db, new Date());
  } catch (error) {
    log.error(error, 'the clean-up failed; it is tried again in a minute');
  }
}

/**
 * Cancels unpaid orders and deletes expired sessions, now and every minute. Returns a function that
 * stops it and waits for a run in progress.
 */
export function startCleanUp(
  db: Database,
  log: FastifyBaseLogger,
  unpaidOrderMinutes: number,
): () => Promise<void> {
  let running = cleanUp(db, log, unpaidOrderMinutes);
  const timer = setInterval(() => {
    running = running.then(() => cleanUp(db, log, unpaidOrderMinutes));
  }, INTERVAL);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
