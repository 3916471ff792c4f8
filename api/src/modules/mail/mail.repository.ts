import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  min,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { QueueState } from '../../db/queue-worker';
import { mails } from '../../db/schema';
import { FORGOTTEN_AFTER, hasRecipient } from './mail-erasure.repository';

export type MailRow = typeof mails.$inferSelect;

/** Stores a mail; false if there is one with its key already. */
export async function insertMail(tx: Database, mail: typeof mails.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  return inserted.length === 1;
}

/** A mail that this process has claimed, so that no other process sends it. */
export interface ClaimedMail {
  id: string;
  channel: MailRow['channel'];
  /** The address or the phone number. */
  recipient: string;
  template: string;
  language: string | null;
  data: unknown;
  attempts: number;
  messageId: string;
}

/** How long a process may take to send a mail; after that the process is assumed to have ended. */
const CLAIM_TIME = 2 * 60_000;

/**
 * Claims the mail or text message of those channels that has been due the longest: it gets the status `sending`, so that no
 * other process sends it. `domain` is for its Message-ID. Undefined when none is due.
 */
export async function claimMail(
  db: Database,
  channels: readonly MailRow['channel'][],
  domain: string,
  now: Date,
): Promise<ClaimedMail | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'queued'),
        lte(mails.nextAttemptAt, now),
        gt(mails.expiresAt, now),
        inArray(mails.channel, [...channels]),
        hasRecipient,
      ),
    )
    .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mails)
    .set({
      status: 'sending',
      attempts: sql`${mails.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + CLAIM_TIME),
      messageId: sql`coalesce(${mails.messageId}, '<' || ${mails.id} || '@' || ${domain}::text || '>')`,
    })
    // `=` evaluates the subquery once; `in` might evaluate it repeatedly and so claim several mails.
    .where(eq(mails.id, sql`(${due})`))
    .returning();
  if (!row) return undefined;
  const { messageId } = row;
  const recipient = row.recipient ?? row.phone;
  if (recipient === null || messageId === null) throw new Error(`Mail ${row.id} has no recipient.`);
  return { ...row, recipient, messageId };
}

/** Stores that a mail was sent, and erases its content unless `keepData` is set. */
export async function markSent(
  db: Database,
  id: string,
  now: Date,
  keepData: boolean,
): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt: now, lastError: null, ...(keepData ? {} : { data: null }) })
    .where(eq(mails.id, id));
}

/** Stores that a mail is to be sent again at that time. */
export async function markForRetry(
  db: Database,
  id: string,
  nextAttemptAt: Date,
  lastError: string,
): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'queued', nextAttemptAt, lastError })
    .where(eq(mails.id, id));
}

/** Puts a claimed mail back until that time, which isn't an attempt. */
export async function putBack(db: Database, id: string, until: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'queued', nextAttemptAt: until, attempts: sql`${mails.attempts} - 1` })
    .where(eq(mails.id, id));
}

/** Stores that a mail is given up. */
export async function markFailed(db: Database, id: string, lastError: string): Promise<void> {
  await db.update(mails).set({ status: 'failed', lastError }).where(eq(mails.id, id));
}

const MAYBE_SENT = 'The API ended while it was being sent: it may have been sent.';
const EXPIRED = 'It could not be sent in time.';

/** Gives up mails whose process ended while sending them, and mails that have expired. Returns how many. */
export async function giveUpMails(db: Database, now: Date): Promise<number> {
  const abandoned = and(eq(mails.status, 'sending'), lt(mails.nextAttemptAt, now));
  const expired = and(eq(mails.status, 'queued'), lte(mails.expiresAt, now));
  const rows = await db
    .update(mails)
    .set({
      status: 'failed',
      lastError: sql`case when ${mails.status} = 'sending' then ${MAYBE_SENT}::text
        else concat_ws(' ', ${EXPIRED}::text, ${mails.lastError}) end`,
    })
    .where(or(abandoned, expired))
    .returning({ id: mails.id });
  return rows.length;
}

/**
 * Requeues mails that were given up, until `expiresAt`, unless their content was erased. Returns how many.
 */
export async function requeueMails(
  db: Database,
  ids: readonly string[] | 'all',
  now: Date,
  expiresAt: Date,
): Promise<number> {
  const rows = await db
    .update(mails)
    .set({ status: 'queued', nextAttemptAt: now, expiresAt })
    .where(
      and(
        eq(mails.status, 'failed'),
        isNotNull(mails.recipient),
        isNotNull(mails.data),
        ids === 'all' ? undefined : inArray(mails.id, [...ids]),
      ),
    )
    .returning({ id: mails.id });
  return rows.length;
}

/** The newest mails, optionally only those with a status or to a recipient. */
export function findMails(
  db: Database,
  limit: number,
  { status, recipient }: { status?: MailRow['status']; recipient?: string } = {},
): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(
      and(
        status === undefined ? undefined : eq(mails.status, status),
        recipient === undefined
          ? undefined
          : or(eq(mails.recipient, recipient), eq(mails.phone, recipient)),
      ),
    )
    .orderBy(desc(mails.createdAt), asc(mails.id))
    .limit(limit);
}

/** A page of the mails, newest first, optionally only those with a status, and how many there are in all. */
export async function searchMails(
  db: Database,
  status: MailRow['status'] | undefined,
  page: { number: number; size: number },
): Promise<{ total: number; found: MailRow[] }> {
  const condition = status && eq(mails.status, status);
  const [row] = await db.select({ total: count() }).from(mails).where(condition);
  const found = await db
    .select()
    .from(mails)
    .where(condition)
    .orderBy(desc(mails.createdAt), asc(mails.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { total: row?.total ?? 0, found };
}

export async function findMail(db: Database, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

/**
 * How many mails and text messages are to be sent, and how many mails were given up and can still be queued again, which a
 * text message can't be.
 */
export async function mailQueueState(db: Database, now: Date): Promise<QueueState> {
  const [waiting] = await db
    .select({ count: count(), dueSince: min(mails.nextAttemptAt) })
    .from(mails)
    .where(inArray(mails.status, ['queued', 'sending']));
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER);
  const [failed] = await db
    .select({ count: count() })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'failed'),
        eq(mails.channel, 'email'),
        gt(mails.createdAt, forgotten),
        isNotNull(mails.data),
      ),
    );
  return {
    waiting: waiting?.count ?? 0,
    failed: failed?.count ?? 0,
    dueSince: waiting?.dueSince ?? undefined,
  };
}
