import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accountLinks, users } from '../../db/schema';
import type { User } from '../users/users.repository';

/** The purpose of a mailed link. */
export type LinkPurpose = 'password-reset' | 'verify-email';

/** What a link is looked up by. */
export interface LinkKey {
  purpose: LinkPurpose;
  tokenHash: string;
}

/** Stores a link, replacing the user's older one of the same purpose. */
export async function saveLink(
  db: Database,
  link: LinkKey & { userId: string; expiresAt: Date },
): Promise<void> {
  const { tokenHash, expiresAt } = link;
  await db
    .insert(accountLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [accountLinks.userId, accountLinks.purpose],
      set: { tokenHash, expiresAt },
    });
}

function isUsable({ purpose, tokenHash }: LinkKey, now: Date) {
  return and(
    eq(accountLinks.tokenHash, tokenHash),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
  );
}

/** The user to whom a link was mailed; undefined for one that is unknown, was replaced or has expired. */
export async function findUserOfLink(
  db: Database,
  link: LinkKey,
  now: Date,
): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(isUsable(link, now));
  return row?.user;
}

/** Consumes a link; false if it can't be used any more. Only one of several concurrent calls succeeds. */
export async function consumeLink(db: Database, link: LinkKey, now: Date): Promise<boolean> {
  const taken = await db
    .delete(accountLinks)
    .where(isUsable(link, now))
    .returning({ userId: accountLinks.userId });
  return taken.length > 0;
}

/** Revokes a user's link of that purpose, if there is one. */
export async function deleteLink(
  db: Database,
  userId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose)));
}

export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, now));
}
