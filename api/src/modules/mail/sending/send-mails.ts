import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { TIME_LIMITS } from '../../../settings/time-limits';
import type { ApiMetrics } from '../../../metrics';
import { renderMail } from '../templates/render-mail';
import { readMailShop } from '../templates/mail-shop';
import {
  claimMail,
  type ClaimedMail,
  giveUpMails,
  markFailed,
  markForRetry,
  markSent,
  putBack,
} from '../mail.repository';
import { MailNotSentError, type MailSender } from './mail-sender';

/** Why a message that is due isn't sent now: it waits until then, or it isn't wanted or true any more. */
export type Hold = { until: Date } | { dropped: string };

/** Hands the mails or text messages of some channels over. */
export interface Outbox extends Pick<MailSender, 'domain' | 'keepsMails'> {
  channels: readonly ClaimedMail['channel'][];
  /** Looked up right before the delivery; absent where everything is sent that is due. */
  findHold?: (mail: ClaimedMail, now: Date) => Promise<Hold | undefined>;
  /** Throws a {@link MailNotSentError}. */
  deliver: (mail: ClaimedMail, signal: AbortSignal) => Promise<void>;
}

export interface OutboxContext {
  db: Database;
  outbox: Outbox;
  metrics: Pick<ApiMetrics, 'countMail'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const MINUTE = 60_000;
const LONGEST_WAIT = 60 * MINUTE;

/**
 * The delay before the next attempt, in milliseconds: a minute, doubled after each attempt, at most an hour.
 */
export function retryDelay(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * MINUTE, LONGEST_WAIT);
}

/** Hands a mail over; returns the failure, if any. A mail that can't be rendered is given up. */
async function handOver(
  outbox: Outbox,
  mail: ClaimedMail,
  stopping: AbortSignal,
): Promise<MailNotSentError | undefined> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIME_LIMITS.smtp.mail)]);
  try {
    await outbox.deliver(mail, signal);
    return undefined;
  } catch (error) {
    if (error instanceof MailNotSentError) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new MailNotSentError(message, 'permanent', { cause: error });
  }
}

/** Sends one mail and stores the outcome. Returns false if no other mail can be sent now either. */
async function sendMail(
  context: OutboxContext,
  mail: ClaimedMail,
  now: Date,
  stopping: AbortSignal,
): Promise<boolean> {
  const { db, outbox, metrics, log } = context;
  const { id, template, attempts } = mail;
  const hold = await outbox.findHold?.(mail, now);
  if (hold) {
    if ('until' in hold) await putBack(db, id, hold.until);
    else {
      await markFailed(db, id, hold.dropped);
      metrics.countMail('dropped');
    }
    return true;
  }
  const failure = await handOver(outbox, mail, stopping);
  if (!failure) {
    await markSent(db, id, now, outbox.keepsMails);
    metrics.countMail('sent');
    return true;
  }
  const { kind, message } = failure;
  if (kind === 'transient' || kind === 'server-unavailable') {
    await markForRetry(db, id, new Date(now.getTime() + retryDelay(attempts)), message);
    metrics.countMail('retried');
    log.warn(
      { mail: id, template, attempts, reason: message },
      'a mail wasn’t sent and will be retried',
    );
    return kind === 'transient';
  }
  const reason = kind === 'unknown' ? `${message} It may have been sent.` : message;
  await markFailed(db, id, reason);
  metrics.countMail('failed');
  log.error({ mail: id, template, attempts, reason }, 'a mail is given up');
  return true;
}

/** Sends what is due in an outbox one after another, until none is left, the server is away or the API stops. */
export async function sendDue(context: OutboxContext, stopping: AbortSignal): Promise<void> {
  const { db, outbox } = context;
  while (!stopping.aborted) {
    const now = new Date();
    const mail = await claimMail(db, outbox.channels, outbox.domain, now);
    if (!mail || !(await sendMail(context, mail, now, stopping))) return;
  }
}

/** What sending mails needs. */
export interface MailContext extends Omit<OutboxContext, 'outbox'> {
  sender: MailSender;
  /** The shop's URL, without a trailing slash. */
  shopUrl: string;
  /** The API's URL, without a trailing slash. */
  publicUrl: string;
}

/** Sends the due mails. */
export function sendDueMails(context: MailContext, stopping: AbortSignal): Promise<void> {
  const { db, sender } = context;
  const outbox: Outbox = {
    channels: ['email'],
    domain: sender.domain,
    keepsMails: sender.keepsMails,
    async deliver({ template, data, language, recipient, messageId }, signal) {
      const mail = renderMail(template, data, await readMailShop(db, context), language);
      await sender.send({ messageId, to: recipient, ...mail }, signal);
    },
  };
  return sendDue({ ...context, outbox }, stopping);
}

/** Gives up abandoned and expired mails, and logs how many. */
export async function giveUpOldMails(
  { db, metrics, log }: Pick<MailContext, 'db' | 'metrics' | 'log'>,
  now: Date,
): Promise<void> {
  const given = await giveUpMails(db, now);
  if (given === 0) return;
  metrics.countMail('failed', given);
  log.error({ mails: given }, 'mails are given up; `npm run mails -- list failed` says why');
}
