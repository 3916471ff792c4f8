import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { mails } from '../../db/schema';

const DAY = 24 * 60 * 60_000;
/** How long the recipient of a mail, and the content of a mail that couldn't be sent, are kept. */
const FORGOTTEN_AFTER = 30 * DAY;
/** How long the key of a mail is kept, which prevents the mail from being queued again. */
const DELETED_AFTER = 400 * DAY;

/**
 * Erases recipients and contents of old mails, which then can't be sent again, and deletes very old mails.
 */
export async function eraseOldMails(db: Database, now: Date): Promise<void> {
  const before = (age: number) => lt(mails.createdAt, new Date(now.getTime() - age));
  await db
    .update(mails)
    .set({ recipient: null, data: null })
    .where(
      and(
        before(FORGOTTEN_AFTER),
        inArray(mails.status, ['sent', 'failed']),
        isNotNull(mails.recipient),
      ),
    );
  await db.delete(mails).where(before(DELETED_AFTER));
}

/**
 * Erases recipient and content of all mails to the address of a deleted account; queued ones are never sent.
 */
export async function eraseMailsTo(tx: Database, recipient: string): Promise<void> {
  await tx
    .update(mails)
    .set({
      recipient: null,
      data: null,
      status: sql`case when ${mails.status} = 'sent' then 'sent' else 'failed' end`,
      lastError: sql`case when ${mails.status} = 'sent' then ${mails.lastError} else 'The account was deleted.' end`,
    })
    .where(eq(mails.recipient, recipient));
}
