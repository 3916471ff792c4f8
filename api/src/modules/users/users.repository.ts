import { and, eq, isNull } from 'drizzle-orm';
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

/** The user with that email, which is stored lowercased. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** The user of that id. */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Changes what the user can say about themselves. */
export async function updateUser(
  db: Database,
  id: string,
  change: Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'mailWishlist'>>,
): Promise<User | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

/** Whether the user's password is still the one that was read; if so it stays so until the end of the transaction. */
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

/** Replaces the password that was read; false where it was replaced meanwhile. */
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

/** Stores since when the user's address is verified, unless it is already. */
export async function markEmailVerified(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));
}

/** Gives the user another password and ends all their sessions. */
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
