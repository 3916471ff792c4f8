import { currentLanguage } from '@storefront/host/messages/language';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';

export type User = typeof users.$inferSelect;

/** Stores a user; undefined when the email is taken. */
export async function insertUser(
  db: Database,
  user: typeof users.$inferInsert,
): Promise<User | undefined> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return row;
}

/** The user with that email, as `normaliseEmail` spells it. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** The user with that id. */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Changes the data that users can edit themselves. */
export async function updateUser(
  db: Database,
  id: string,
  change: Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'mailWishlist'>>,
): Promise<User | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

/** Has mails to the user written in the language of the request from now on. */
export async function rememberLanguage(db: Database, id: string): Promise<void> {
  const language = currentLanguage();
  const isOther = sql`${users.language} is distinct from ${language}`;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), isOther));
}

/** Locks the user until the transaction ends; false if the user no longer exists. */
export async function lockUser(tx: Database, id: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  return rows.length > 0;
}

/** Locks the user's password until the transaction ends; false if it isn't the one that was read any more. */
export async function lockPassword(
  tx: Database,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share');
  return rows.length > 0;
}

/** Replaces the password that was read; false if it has been replaced in the meantime. */
export async function updatePassword(
  db: Database,
  { id, passwordHash: replaced }: Pick<User, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, replaced)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Marks the user's email address as verified, unless it is already. */
export async function markEmailVerified(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));
}

/** Replaces the user's password without checking the old one, and ends all sessions. */
export async function replacePassword(
  db: Database,
  email: string,
  passwordHash: string,
): Promise<void> {
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(eq(users.email, email))
    .returning();
  for (const { id } of rows) await db.delete(sessions).where(eq(sessions.userId, id));
}
