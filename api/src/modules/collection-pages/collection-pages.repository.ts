import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { collectionPages, pictures } from '../../db/schema';
import { hasNul } from '../../http/requests/storable-text';

export type CollectionPageRow = typeof collectionPages.$inferSelect;

/** The published pages, the newest first. */
export function findPublicPages(db: Database): Promise<CollectionPageRow[]> {
  return db
    .select()
    .from(collectionPages)
    .where(eq(collectionPages.isPublic, true))
    .orderBy(desc(collectionPages.publishedFrom), asc(collectionPages.slug));
}

/** All pages, in the order of their addresses. */
export function findAllPages(db: Database): Promise<CollectionPageRow[]> {
  return db.select().from(collectionPages).orderBy(asc(collectionPages.slug));
}

/** Finds a published page. */
export async function findPublicPage(
  db: Database,
  slug: string,
): Promise<CollectionPageRow | undefined> {
  if (hasNul(slug)) return undefined;
  const [row] = await db
    .select()
    .from(collectionPages)
    .where(and(eq(collectionPages.slug, slug), eq(collectionPages.isPublic, true)));
  return row;
}

/** A page whether it is published or not; nobody else changes it until the transaction ends. */
export async function lockPage(tx: Database, slug: string): Promise<CollectionPageRow | undefined> {
  const [row] = await tx
    .select()
    .from(collectionPages)
    .where(eq(collectionPages.slug, slug))
    .for('update');
  return row;
}

/** Stores a page, or replaces the one at its address. */
export async function savePage(tx: Database, row: CollectionPageRow): Promise<void> {
  await tx
    .insert(collectionPages)
    .values(row)
    .onConflictDoUpdate({ target: collectionPages.slug, set: row });
}

export async function deletePage(tx: Database, slug: string): Promise<void> {
  await tx.delete(collectionPages).where(eq(collectionPages.slug, slug));
}

/** Makes pages show the finished picture of a source. */
export async function showCollectionPicture(tx: Database, source: string): Promise<void> {
  await tx
    .update(collectionPages)
    .set({ picture: sql`${pictures.result}->'picture'` })
    .from(pictures)
    .where(
      and(
        eq(collectionPages.pictureSource, source),
        eq(pictures.source, source),
        eq(pictures.recipe, 'product'),
        eq(pictures.status, 'done'),
      ),
    );
}

// Not now(), the transaction’s beginning, which is before the moment at which a page of this transaction is published.
const isPublicNow = sql<boolean>`(
  ${collectionPages.publishedFrom} <= clock_timestamp()
  and (${collectionPages.publishedUntil} is null or ${collectionPages.publishedUntil} > clock_timestamp())
)`;

/** Shows the pages whose time has come, and hides those whose time is over; returns how many changed. */
export async function updatePublishedPages(db: Database): Promise<number> {
  const changed = await db
    .update(collectionPages)
    .set({ isPublic: isPublicNow })
    .where(ne(collectionPages.isPublic, isPublicNow))
    .returning({ slug: collectionPages.slug });
  return changed.length;
}
