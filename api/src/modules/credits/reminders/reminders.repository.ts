import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { credits, users } from '../../../db/schema';
import { salutationColumn } from '../../mail/salutation';

/** A credit that expires soon, and whom to remind of it. */
export interface ExpiringCredit {
  credit: typeof credits.$inferSelect;
  /** The owner's account; null for a gift card, which belongs to whom it was mailed. */
  owner: { email: string; language: string | null; name: string | null } | null;
}

/**
 * Credits with something left that expire between `now` and `until`, and whose owner is known and wasn't reminded of that day
 * yet; the first one to expire first. Those that were that short from the beginning are left out: their mail has just said so.
 */
export async function findExpiringCredits(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ExpiringCredit[]> {
  const period = (until.getTime() - now.getTime()) / 1000;
  return db
    .select({
      credit: credits,
      owner: { email: users.email, language: users.language, name: salutationColumn },
    })
    .from(credits)
    .leftJoin(users, eq(users.id, credits.userId))
    .where(
      and(
        gt(credits.balance, 0),
        gt(credits.expiresAt, now),
        lte(credits.expiresAt, until),
        isNull(credits.revokedAt),
        or(isNull(credits.remindedOf), lt(credits.remindedOf, credits.expiresAt)),
        or(isNotNull(credits.userId), isNotNull(credits.recipient)),
        sql`${credits.createdAt} < ${credits.expiresAt} - make_interval(secs => ${period})`,
      ),
    )
    .orderBy(asc(credits.expiresAt))
    .limit(limit);
}

/** Erases to whom gift cards were mailed that have expired before that time: nobody is reminded of them any more. */
export async function eraseRecipients(db: Database, before: Date): Promise<void> {
  await db
    .update(credits)
    .set({ recipient: null })
    .where(and(lte(credits.expiresAt, before), isNotNull(credits.recipient)));
}
