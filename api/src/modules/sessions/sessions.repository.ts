import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';
import type { User } from '../users/users.repository';

export type Session = typeof sessions.$inferSelect;

export async function insertSession(
  db: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** A session that hasn't expired, with its user. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ user: User; session: Session } | undefined> {
  const [row] = await db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

/** The user's sessions that haven't expired, the last used first. */
export function findSessionsOfUser(db: Database, userId: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.tokenHash);
}

export async function updateSession(
  db: Database,
  tokenHash: string,
  change: Pick<Session, 'lastUsedAt' | 'expiresAt'>,
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes a session of that user; false when the user has no such session. */
export async function deleteSessionOfUser(
  db: Database,
  userId: string,
  tokenHash: string,
): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.tokenHash });
  return deleted.length > 0;
}

export async function deleteSessionsOfUser(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Deletes all sessions of that user except one. */
export async function deleteOtherSessions(
  db: Database,
  userId: string,
  keptTokenHash: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash)));
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
