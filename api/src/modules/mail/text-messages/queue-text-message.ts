import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { notifyAfterCommit } from '../../../db/after-commit';
import { insertMail } from '../mail.repository';
import type { TextChannel } from './text-message-sender';
import type { TextMessageData, TextMessageTemplate } from './text-messages';

interface QueuedTextMessage<Template extends TextMessageTemplate> {
  /** The default is a random one. */
  id?: string;
  /** The idempotency key: a second message with the same key isn't queued. */
  key: string;
  channel: TextChannel;
  /** A phone number with its country code: `+919876543210`. */
  to: string;
  template: Template;
  /** The default is the first of the shop. */
  language?: string | null;
  variables: TextMessageData<Template>;
  /** When the message becomes useless: it isn't sent after that. */
  expiresAt: Date;
}

/**
 * Queues a text message in the caller's transaction, as `queueMail` does a mail. Returns false if one with
 * that key was queued before.
 */
export async function queueTextMessage<Template extends TextMessageTemplate>(
  tx: Database,
  {
    id = randomUUID(),
    key,
    channel,
    to,
    template,
    language,
    variables,
    expiresAt,
  }: QueuedTextMessage<Template>,
): Promise<boolean> {
  const now = new Date();
  const isNew = await insertMail(tx, {
    id,
    key,
    channel,
    phone: to,
    template,
    language,
    data: variables,
    nextAttemptAt: now,
    createdAt: now,
    expiresAt,
  });
  notifyAfterCommit(tx, 'text-message');
  return isNew;
}
