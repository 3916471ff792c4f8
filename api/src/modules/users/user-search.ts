import { and, asc, count, desc, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { containing } from '../../db/like-pattern';
import { users } from '../../db/schema';
import { phonePartOf } from './phone-number';
import type { User } from './users.repository';

/**
 * A page of the accounts that have each of the words in their email, name or phone, the newest first, and how
 * many there are in all. The placeholders of deleted accounts are none of them.
 */
export async function searchUsers(
  db: Database,
  words: readonly string[],
  page: { number: number; size: number },
): Promise<{ total: number; found: User[] }> {
  const condition = and(like(users.email, '%@%'), ...words.map(hasWord));
  const [row] = await db.select({ total: count() }).from(users).where(condition);
  const found = await db
    .select()
    .from(users)
    .where(condition)
    .orderBy(desc(users.createdAt), asc(users.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { total: row?.total ?? 0, found };
}

function hasWord(word: string): SQL | undefined {
  const phone = phonePartOf(word);
  return or(
    ilike(users.email, containing(word)),
    ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(word)),
    phone === undefined ? undefined : like(users.phone, containing(phone)),
  );
}
