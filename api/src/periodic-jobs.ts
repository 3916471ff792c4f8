import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from './context';
import { queueAlerts } from './modules/alerts/queue-alerts';
import { updatePublishedPages } from './modules/collection-pages/collection-pages.repository';
import { publishDueProducts } from './modules/catalogue/product-status.service';
import { deleteCodesBefore } from './modules/cash-on-delivery/order-codes.repository';
import { eraseRecipients } from './modules/credits/reminders/reminders.repository';
import { queueReminders } from './modules/credits/reminders/queue-reminders';
import { sendDueGiftCards } from './modules/gift-cards/send-gift-cards';
import { expireCredits } from './modules/credits/change-credits';
import { deleteTold } from './modules/changes/changes.service';
import { eraseOldMails } from './modules/mail/mail-erasure.repository';
import { giveUpOldMails } from './modules/mail/sending/send-mails';
import { queuePriceDrops } from './modules/mail/wishlist/queue-price-drops';
import { queueMissingPictures } from './modules/pictures/pictures.repository';
import { openPictureStore } from './modules/pictures/storage/open-picture-store';
import { deleteUnusedPictures } from './modules/pictures/unused-pictures';
import { expireUnpaidOrders } from './modules/orders/orders.service';
import { deleteSettledClientIps } from './modules/orders/placement/placement.repository';
import { createReconciliation } from './modules/payments/reconcile-payments';
import { deleteAbandonedUploads } from './modules/reviews/pictures/review-pictures.repository';
import { deleteExpired } from './modules/sign-in/sign-in.service';

const INTERVAL = 60_000;
/** Of the jobs that read much. */
const LONG_INTERVAL = 60 * 60_000;
/** Older codes of orders neither count nor are valid. */
const DAY = 24 * 60 * 60_000;

type Context = Pick<ApiContext, 'config' | 'db' | 'responses' | 'provider' | 'metrics'>;

type Reconcile = ReturnType<typeof createReconciliation> | undefined;

/** The jobs of each minute, in their order, by the names that their metric has. */
function minuteJobs(
  { config, db, responses, metrics }: Context,
  reconcile: Reconcile,
  log: FastifyBaseLogger,
): Record<string, () => Promise<unknown>> {
  return {
    // First, because the provider may know of a payment for an order that would expire below.
    ...(reconcile && { reconcile_payments: () => reconcile(log) }),
    async cancel_unpaid_orders() {
      const expired = await expireUnpaidOrders(db, config.unpaidOrderMinutes);
      if (expired === 0) return;
      // The stock that they had reserved is available again.
      responses.invalidate();
      log.info({ expired }, 'unpaid orders cancelled');
    },
    async publish_products() {
      if ((await publishDueProducts(db)) > 0) responses.invalidate();
    },
    async publish_collection_pages() {
      if ((await updatePublishedPages(db)) > 0) responses.invalidate();
    },
    send_gift_cards: () => sendDueGiftCards(db, new Date()),
    expire_credits: () => expireCredits(db, new Date()),
    queue_credit_reminders: () => queueReminders(db, new Date(), config.creditReminderDays),
    erase_gift_card_recipients: () => eraseRecipients(db, new Date()),
    delete_client_ips: () => deleteSettledClientIps(db),
    delete_sessions: () => deleteExpired(db, new Date()),
    give_up_mails: () => giveUpOldMails({ db, metrics, log }, new Date()),
    erase_mails: () => eraseOldMails(db, new Date()),
    queue_price_drops: () => queuePriceDrops(db, new Date()),
    queue_alerts: () => queueAlerts(db, new Date()),
    queue_pictures: () => queueMissingPictures(db, new Date()),
    delete_order_codes: () => deleteCodesBefore(db, new Date(Date.now() - DAY)),
    delete_page_changes: () => deleteTold(db, new Date()),
  };
}

/** Runs jobs one after the other. After one that fails, the others wait for the next run. */
async function runJobs(
  jobs: Record<string, () => Promise<unknown>>,
  { metrics }: Context,
  onFailure: (error: unknown, job: string) => void,
): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run();
      metrics.recordTask(job);
    } catch (error) {
      onFailure(error, job);
      return;
    }
  }
}

/**
 * Runs immediately and every minute: reconciles pending payments with the provider, cancels expired unpaid
 * orders, mails gift cards whose day has come, takes what is left of expired gift cards and store credit
 * and reminds of those that expire soon, publishes products and pages of collections whose date has come, gives up mails that can't
 * be sent, queues mails about price drops and about what is back in stock, and pictures that are named, and deletes obsolete
 * data: expired sessions, mailed links and codes of orders, old failed sign-ins, client IPs of orders that are no longer
 * unpaid, recipients and contents of old mails, changes that page servers were told of. Every hour it deletes uploads that no
 * review was written with, and pictures that nothing names. Returns a function that stops it and waits for a run in progress.
 */
export function startPeriodicJobs(context: Context, log: FastifyBaseLogger): () => Promise<void> {
  const { findEvents, cancel } = context.provider ?? {};
  const reconcile = findEvents && createReconciliation(context, { findEvents, cancel });
  const everyMinute = minuteJobs(context, reconcile, log);
  const everyHour = {
    delete_uploads: () => deleteAbandonedUploads(context.db, new Date()),
    delete_pictures: () =>
      deleteUnusedPictures(context.db, openPictureStore(context.config.picturesDir), new Date()),
  };
  const runMinute = () =>
    runJobs(everyMinute, context, (error, job) =>
      log.error({ err: error, job }, 'the periodic jobs failed and will be run again in a minute'),
    );
  const runHour = () =>
    runJobs(everyHour, context, (error, job) =>
      log.error(
        { err: error, job },
        'unused pictures couldn’t be deleted; that will be tried again in an hour',
      ),
    );
  let running = runMinute().then(runHour);
  const timer = setInterval(() => {
    running = running.then(runMinute);
  }, INTERVAL);
  const longTimer = setInterval(() => {
    running = running.then(runHour);
  }, LONG_INTERVAL);
  return async () => {
    clearInterval(timer);
    clearInterval(longTimer);
    await running;
  };
}
