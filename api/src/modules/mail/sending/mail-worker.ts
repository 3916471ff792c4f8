import { startQueueWorker } from '../../../db/queue-worker';
import { TIME_LIMITS } from '../../../settings/time-limits';
import { type MailContext, sendDueMails } from './send-mails';

/** Sends the mails that are due. Returns a function that stops it, giving a mail that is being sent some time to finish. */
export function startMailWorker(context: MailContext): () => Promise<void> {
  return startQueueWorker({
    db: context.db,
    topic: 'mail',
    work: (stopping) => sendDueMails(context, stopping),
    failure: 'sending mails failed and will be retried in a minute',
    log: context.log,
    graceTime: TIME_LIMITS.smtp.stop,
  });
}
