import { currentLanguage } from '@storefront/host/messages/language';
import { startQueueWorker } from '../../../db/queue-worker';
import { inLanguage } from '../../../messages/languages';
import { TIME_LIMITS } from '../../../settings/time-limits';
import { type Outbox, type OutboxContext, sendDue } from '../sending/send-mails';
import { findHold } from '../../messages/find-hold';
import type { QuietHours } from '../../messages/quiet-hours';
import type { TextMessageSender } from './text-message-sender';
import { readTextMessage } from './text-messages';

/** What sending text messages needs. */
export interface TextMessageContext extends Omit<OutboxContext, 'outbox'> {
  sender: TextMessageSender;
  /** When messages about orders wait. */
  quietHours: QuietHours;
}

/** Sends the due text messages. */
export function sendDueTextMessages(
  context: TextMessageContext,
  stopping: AbortSignal,
): Promise<void> {
  const { db, sender, quietHours } = context;
  const outbox: Outbox = {
    channels: sender.channels,
    domain: 'text-message.invalid',
    keepsMails: sender.keepsMessages,
    findHold: (message, now) => findHold(db, quietHours, message, now),
    async deliver({ channel, recipient, template, data, language, messageId }, signal) {
      if (channel === 'email') throw new Error('A mail is in the outbox of text messages.');
      await sender.send(
        {
          ...readTextMessage(template, data),
          channel,
          language: inLanguage(language, currentLanguage),
          to: recipient,
          idempotencyKey: messageId,
        },
        signal,
      );
    },
  };
  return sendDue({ ...context, outbox }, stopping);
}

/** Sends the text messages that are due. Returns a function that stops it. */
export function startTextMessageWorker(context: TextMessageContext): () => Promise<void> {
  return startQueueWorker({
    db: context.db,
    topic: 'text-message',
    work: (stopping) => sendDueTextMessages(context, stopping),
    failure: 'sending text messages failed and will be retried in a minute',
    log: context.log,
    graceTime: TIME_LIMITS.smtp.stop,
  });
}
