import { onCommit } from '../../../db/after-commit';
import { TIME_LIMITS } from '../../../settings/time-limits';
import { type MailContext, sendDueMails } from './send-mails';

const INTERVAL = 60_000;

/**
 * Sends the mails that are due: immediately, after each commit that queued one, and every minute. Several
 * processes may do so on one database. Returns a function that stops it, giving a mail that is being sent
 * some time to finish.
 */
export function startMailWorker(context: MailContext): () => Promise<void> {
  const stopping = new AbortController();
  let isRunRequested = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isRunRequested && !stopping.signal.aborted) {
      isRunRequested = false;
      try {
        await sendDueMails(context, stopping.signal);
      } catch (error) {
        context.log.error(error, 'sending mails failed and will be retried in a minute');
      }
    }
    running = undefined;
  }

  function requestRun(): void {
    isRunRequested = true;
    running ??= run();
  }

  requestRun();
  const timer = setInterval(requestRun, INTERVAL);
  const stopListening = onCommit(context.db, 'mail', requestRun);
  return async () => {
    clearInterval(timer);
    stopListening();
    isRunRequested = false;
    const stopTimer = setTimeout(() => stopping.abort(), TIME_LIMITS.smtp.stop);
    await running;
    clearTimeout(stopTimer);
  };
}
