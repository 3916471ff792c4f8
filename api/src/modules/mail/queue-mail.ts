import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { announceCommit } from '../../db/after-commit';
import { mails } from '../../db/schema';
import type { MailData, MailTemplate } from './mail-data.schema';

/** How long a mail is tried for, unless it says until when it is of use: three days. */
const TRIED_FOR = 3 * 24 * 60 * 60_000;

export interface QueuedMail<Template extends MailTemplate> {
  /**
   * What the mail tells about, with the template's name in front: `order-shipped:ORD-1`, `password-reset:` and the hash
   * of the token. A second mail with the same key isn't queued.
   */
  key: string;
  /** The address of the account. */
  to: string;
  template: Template;
  data: MailData<Template>;
  /** From then on it is of no use, and isn't sent any more: the end of a link. Without it, in three days. */
  expiresAt?: Date;
}

/**
 * Queues a mail in the caller's transaction: it is sent soon after the commit, and never if that is rolled back.
 * Returns false where the mail of that key was queued already.
 */
export async function queueMail<Template extends MailTemplate>(
  tx: Database,
  { key, to, template, data, expiresAt }: QueuedMail<Template>,
): Promise<boolean> {
  const now = new Date();
  const inserted = await tx
    .insert(mails)
    .values({
      id: randomUUID(),
      key,
      recipient: to,
      template,
      data,
      nextAttemptAt: now,
      createdAt: now,
      expiresAt: expiresAt ?? new Date(now.getTime() + TRIED_FOR),
    })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  announceCommit(tx, 'mail');
  return inserted.length === 1;
}
