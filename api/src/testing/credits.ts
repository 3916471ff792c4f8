import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { credits, users } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { issueGiftCard, issueStoreCredit } from '../modules/credits/change-credits';

const issued = { author: 'Asha', note: null };

/** Issues a gift card of so many rupees for a test; returns its id and its code. */
export async function addGiftCard(
  db: Database,
  rupees: number,
): Promise<{ id: string; code: string }> {
  const given = { ...issued, amount: rupees * 100 };
  const { card, code } = await inTransaction(db, (tx) => issueGiftCard(tx, given));
  return { id: card.id, code };
}

/** Gives the account with that email store credit for a test; returns its id. */
export async function addStoreCredit(db: Database, email: string, rupees: number): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const given = { ...issued, amount: rupees * 100, userId: user?.id ?? '' };
  return (await inTransaction(db, (tx) => issueStoreCredit(tx, given))).id;
}

/** What is left of a credit, in rupees. */
export async function balanceOfCredit(db: Database, id: string): Promise<number> {
  const [credit] = await db.select().from(credits).where(eq(credits.id, id));
  return (credit?.balance ?? NaN) / 100;
}
