import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { notifyAfterCommit } from '../../db/after-commit';
import { insertMail } from './mail.repository';
import type { MailData, MailTemplate } from './mail-data.schema';

/** How long sending a mail is attempted by default: three days. */
const DEFAULT_LIFETIME = 3 * 24 * 60 * 60_000;

export interface QueuedMail<Template extends MailTemplate> {
  /**
   * The template's name and the event that the mail reports: `order-shipped:ORD-1`, or `password-reset:` and
   * the hash of the token. A second mail with the same key isn't queued.
   */
  key: string;
  /** The address of the account. */
  to: string;
  /** The language that it is written in; null for the shop's first. */
  language: string | null;
  template: Template;
  data: MailData<Template>;
  /**
   * When the mail becomes useless, such as when its link expires: it isn't sent after that. Default: three
   * days.
   */
  expiresAt?: Date;
}

/**
 * Queues a mail in the caller's transaction: it is sent soon after the commit, and never if that is rolled
 * back. Returns false if a mail with that key was queued before.
 */
export async function queueMail<Template extends MailTemplate>(
  tx: Database,
  { key, to, language, template, data, expiresAt }: QueuedMail<Template>,
): Promise<boolean> {
  const now = new Date();
  const isNew = await insertMail(tx, {
    id: randomUUID(),
    key,
    recipient: to,
    language,
    template,
    data,
    nextAttemptAt: now,
    createdAt: now,
    expiresAt: expiresAt ?? new Date(now.getTime() + DEFAULT_LIFETIME),
  });
  notifyAfterCommit(tx, 'mail');
  return isNew;
}
