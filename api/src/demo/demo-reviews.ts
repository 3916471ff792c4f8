import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import { reviews, users } from '../db/schema';
import { hashPassword } from '../modules/users/passwords';
import type { DemoReview } from './catalogue/catalogue.schema';

/** Adds the reviews of the demo, all published, with an account for each author that nobody can sign in to. */
export async function insertReviews(tx: Database, found: readonly DemoReview[]): Promise<void> {
  const passwordHash = await hashPassword(randomUUID());
  const ids = new Map(found.map(({ author }) => [author, randomUUID()]));
  const createdAt = new Date('2025-11-01T06:30:00Z');
  await tx.insert(users).values(
    [...ids].map(([author, id]) => {
      const [firstName = '', lastName = ''] = author.split(' ');
      // No request can use it as an email, because it has no at sign.
      return { id, email: `reviewer ${id}`, passwordHash, firstName, lastName, createdAt };
    }),
  );
  await tx.insert(reviews).values(
    found.map(({ product, author, text, writtenOn, ...said }) => ({
      ...said,
      id: randomUUID(),
      userId: ids.get(author) ?? '',
      productId: product,
      body: text,
      state: 'published' as const,
      writtenAt: new Date(`${writtenOn}T06:30:00Z`),
    })),
  );
}
