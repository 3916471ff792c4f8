import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from './context';
import { publishDueProducts } from './modules/catalogue/product-status.service';
import { deleteTold } from './modules/changes/changes.service';
import { eraseOldMails } from './modules/mail/mail.repository';
import { giveUpOldMails } from './modules/mail/sending/send-mails';
import { queuePriceDrops } from './modules/mail/wishlist/queue-price-drops';
import { queueMissingPictures } from './modules/pictures/pictures.repository';
import { openPictureStore } from './modules/pictures/storage/open-picture-store';
import { deleteUnusedPictures } from './modules/pictures/unused-pictures';
import { expireUnpaidOrders } from './modules/orders/orders.service';
import { deleteSettledClientIps } from './modules/orders/placement/placement.repository';
import { createReconciliation } from './modules/payments/reconcile-payments';
import type { AutomaticRefunds } from './modules/payments/refunds/automatic-refunds';
import { deleteExpired } from './modules/sign-in/sign-in.service';

const INTERVAL = 60_000;
/** Of the jobs that read much. */
const LONG_INTERVAL = 60 * 60_000;

interface Context extends Pick<ApiContext, 'config' | 'db' | 'responses' | 'provider' | 'metrics'> {
  refunds?: AutomaticRefunds | undefined;
}

type Reconcile = ReturnType<typeof createReconciliation> | undefined;

async function runJobs(
  { config, db, responses, metrics, refunds }: Context,
  reconcile: Reconcile,
  log: FastifyBaseLogger,
) {
  try {
    // First, because the provider may know of a payment for an order that would expire below.
    await reconcile?.(log);
    const expired = await expireUnpaidOrders(db, config.unpaidOrderMinutes);
    if (expired > 0) {
      // The stock that they had reserved is available again.
      responses.invalidate();
      log.info({ expired }, 'unpaid orders cancelled');
    }
    if ((await publishDueProducts(db)) > 0) responses.invalidate();
    await refunds?.run();
    await deleteSettledClientIps(db);
    const now = new Date();
    await deleteExpired(db, now);
    await giveUpOldMails({ db, metrics, log }, now);
    await eraseOldMails(db, now);
    await queuePriceDrops(db, now);
    await queueMissingPictures(db, now);
    await deleteTold(db, now);
  } catch (error) {
    log.error(error, 'the periodic jobs failed and will be run again in a minute');
  }
}

async function cleanUp({ config, db }: Context, log: FastifyBaseLogger): Promise<void> {
  try {
    await deleteUnusedPictures(db, openPictureStore(config.picturesDir), new Date());
  } catch (error) {
    log.error(error, 'unused pictures couldn’t be deleted; that will be tried again in an hour');
  }
}

/**
 * Runs immediately and every minute: reconciles pending payments with the provider, cancels expired unpaid
 * orders, makes requested refunds, publishes products whose date has come, gives up mails that can't be sent, queues mails about price drops and
 * pictures that are named, and deletes obsolete data: expired sessions and mailed links, old failed sign-ins, client IPs of orders that
 * are no longer unpaid, recipients and contents of old mails, changes that page servers were told of. Every hour it deletes pictures that
 * nothing names. Returns a function that stops it and waits for
 * a run in progress.
 */
export function startPeriodicJobs(context: Context, log: FastifyBaseLogger): () => Promise<void> {
  const { findEvents, cancel } = context.provider ?? {};
  const reconcile = findEvents && createReconciliation(context, { findEvents, cancel });
  let running = runJobs(context, reconcile, log).then(() => cleanUp(context, log));
  const timer = setInterval(() => {
    running = running.then(() => runJobs(context, reconcile, log));
  }, INTERVAL);
  const longTimer = setInterval(() => {
    running = running.then(() => cleanUp(context, log));
  }, LONG_INTERVAL);
  return async () => {
    clearInterval(timer);
    clearInterval(longTimer);
    await running;
  };
}
