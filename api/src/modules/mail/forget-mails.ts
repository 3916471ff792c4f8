import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { mails } from '../../db/schema';

const DAY = 24 * 60 * 60_000;
/** How long it is known to whom a mail went, and what a mail said that couldn't be sent. */
const FORGOTTEN_AFTER = 30 * DAY;
/** How long it is known that there was a mail, so that it isn't sent again. */
const DELETED_AFTER = 400 * DAY;

/** Forgets recipients and contents of old mails, which keeps the mails from being sent again, and deletes very old ones. */
export async function forgetOldMails(db: Database, now: Date): Promise<void> {
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

/** Forgets all mails to an address, because its account is deleted; those that wait are never sent. */
export async function forgetMailsTo(tx: Database, recipient: string): Promise<void> {
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
