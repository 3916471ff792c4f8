import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';

export type User = typeof users.$inferSelect;

/** Stores a user; undefined when the email is taken. */
export async function insertUser(db: Database, user: User): Promise<User | undefined> {
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
