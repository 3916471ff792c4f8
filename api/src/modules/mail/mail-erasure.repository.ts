import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { mails } from '../../db/schema';

const DAY = 24 * 60 * 60_000;
/** How long the recipient of a mail, and the content of a mail that couldn't be sent, are kept. */
export const FORGOTTEN_AFTER = 30 * DAY;
/** How long the key of a mail is kept, which prevents the mail from being queued again. */
const DELETED_AFTER = 400 * DAY;

/** Whether the address or the phone number hasn't been erased. */
export const hasRecipient = or(isNotNull(mails.recipient), isNotNull(mails.phone));

/**
 * Erases recipients and contents of old mails, which then can't be sent again, and deletes very old mails.
 */
export async function eraseOldMails(db: Database, now: Date): Promise<void> {
  const before = (age: number) => lt(mails.createdAt, new Date(now.getTime() - age));
  await db
    .update(mails)
    .set({ recipient: null, phone: null, data: null })
    .where(and(before(FORGOTTEN_AFTER), inArray(mails.status, ['sent', 'failed']), hasRecipient));
  await db.delete(mails).where(before(DELETED_AFTER));
}

/** Where the mails and text messages of a deleted account went. */
interface FormerRecipient {
  email: string;
  /** The phone numbers of its orders, with their country code. */
  phones: readonly string[];
}

/**
 * Erases recipient and content of all mails and text messages to a deleted account; queued ones are never sent.
 */
export async function eraseMailsTo(
  tx: Database,
  { email, phones }: FormerRecipient,
): Promise<void> {
  await tx
    .update(mails)
    .set({
      recipient: null,
      phone: null,
      data: null,
      status: sql`case when ${mails.status} = 'sent' then 'sent' else 'failed' end`,
      lastError: sql`case when ${mails.status} = 'sent' then ${mails.lastError} else 'The account was deleted.' end`,
    })
    .where(or(eq(mails.recipient, email), inArray(mails.phone, [...phones])));
}
