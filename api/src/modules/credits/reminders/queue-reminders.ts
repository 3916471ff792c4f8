import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { queueMail } from '../../mail/mail.service';
import { lastDayOf } from '../credit-expiry';
import { lockCredits, updateCredit } from '../credits.repository';
import { type ExpiringCredit, findExpiringCredits } from './reminders.repository';

const DAY = 24 * 60 * 60_000;

/** How many credits are reminded of in one run. */
const REMINDED_PER_RUN = 200;

/** Who is reminded of a credit, and in which language; null for the shop's first. */
function recipientOf({ credit, owner }: ExpiringCredit) {
  if (owner) return { ...owner, to: owner.email };
  const { recipient, recipientLanguage: language } = credit;
  return recipient === null ? undefined : { to: recipient, language, name: null };
}

/**
 * Queues a mail for each gift card and each store credit that expires within so many days, to its owner or whom the card was
 * mailed to; once for each last day. Returns how many were queued.
 */
export async function queueReminders(db: Database, now: Date, days: number): Promise<number> {
  if (days === 0) return 0;
  const until = new Date(now.getTime() + days * DAY);
  let queued = 0;
  for (const found of await findExpiringCredits(db, { now, until, limit: REMINDED_PER_RUN })) {
    const isQueued = await inTransaction(db, (tx) => queueReminder(tx, found));
    if (isQueued) queued += 1;
  }
  return queued;
}

async function queueReminder(tx: Database, found: ExpiringCredit): Promise<boolean> {
  const [credit] = await lockCredits(tx, [found.credit.id]);
  const recipient = recipientOf(found);
  // It may have been used, extended or revoked since it was found.
  const isSame = credit?.expiresAt.getTime() === found.credit.expiresAt.getTime();
  if (!credit || !recipient || !isSame || credit.balance === 0 || credit.revokedAt) return false;
  const { id, codeEnding, balance, expiresAt } = credit;
  const validUntil = lastDayOf(expiresAt);
  await updateCredit(tx, id, { remindedOf: expiresAt });
  const { to, language, name } = recipient;
  return queueMail(tx, {
    key: `credit-expiring:${id}:${validUntil}`,
    to,
    language,
    template: 'credit-expiring',
    data: { name, codeEnding, balance, validUntil },
    expiresAt,
  });
}
