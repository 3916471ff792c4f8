import { and, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pictures } from '../../db/schema';
import type { PictureStore } from './storage/picture-store';

/** Pages that name a picture may be kept by browsers and caches for a while. */
const KEPT_FOR = 24 * 60 * 60_000;

/** The store shows a picture until the one that replaces it is made, whether that ever is or not. */
const IS_NAMED = sql`(
  ${pictures.recipe} = 'product' and (
    exists (select from picture_sources where picture_sources.source = ${pictures.source})
    or exists (select from variants where variants.picture_source = ${pictures.source})
    or exists (select from collection_pages where collection_pages.picture_source = ${pictures.source})
  )
  or exists (select from review_pictures where review_pictures.id = ${pictures.id})
  or exists (
    select from store_pictures
    where store_pictures.source = ${pictures.source} and store_pictures.recipe = ${pictures.recipe}
  )
  or exists (
    select from collection_pages
    where collection_pages.picture->'url' = ${pictures.result}->'picture'->'url'
  )
  or exists (
    select from store where jsonb_path_exists(
      store.info->'pictures', '$.** ? (@.url == $url)', jsonb_build_object('url', ${pictures.result}->'picture'->'url')
    )
  )
)`;

/**
 * Forgets pictures that nothing has named for a day, and deletes their files, as well as those that a picture had
 * before it was made once more. Files that the database has never known are left alone: they may be another shop's.
 * Returns how many files were deleted.
 */
export async function deleteUnusedPictures(
  db: Database,
  store: PictureStore,
  now: Date,
): Promise<number> {
  const aDayAgo = new Date(now.getTime() - KEPT_FOR);
  await db
    .update(pictures)
    .set({ unusedSince: now })
    .where(and(isNull(pictures.unusedSince), not(IS_NAMED)));
  await db
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(isNotNull(pictures.unusedSince), IS_NAMED));
  const names = [...(await forgetUnused(db, aDayAgo)), ...(await forgetFormer(db, aDayAgo))];
  const used = await usedOf(db, names);
  let deleted = 0;
  for (const name of new Set(names)) {
    // A file that another picture has just put isn't as old, even if that picture isn't done yet.
    if (!used.has(name) && (await store.deleteOlder(name, aDayAgo))) deleted += 1;
  }
  return deleted;
}

/** Returns the names of the files that the pictures had. */
async function forgetUnused(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .delete(pictures)
    .where(lte(pictures.unusedSince, before))
    .returning({ result: pictures.result });
  return rows.flatMap(({ result }) => [...(result?.files ?? []), ...(result?.formerFiles ?? [])]);
}

/** Returns the names of the files that pictures had before they were made once more. */
async function forgetFormer(db: Database, before: Date): Promise<string[]> {
  const isFormer = and(sql`${pictures.result} ? 'formerFiles'`, lte(pictures.updatedAt, before));
  const rows = await db
    .select({ name: sql<string>`jsonb_array_elements_text(${pictures.result}->'formerFiles')` })
    .from(pictures)
    .where(isFormer);
  await db
    .update(pictures)
    .set({ result: sql`${pictures.result} - 'formerFiles'` })
    .where(isFormer);
  return rows.map(({ name }) => name);
}

/** Those of the files that a picture has. */
async function usedOf(db: Database, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const files = db
    .select({
      name: sql<string>`jsonb_array_elements_text(${pictures.result}->'files')`.as('name'),
    })
    .from(pictures)
    .where(isNotNull(pictures.result))
    .as('files');
  const rows = await db
    .selectDistinct({ name: files.name })
    .from(files)
    .where(sql`${files.name} = any(${sql.param([...names])}::text[])`);
  return new Set(rows.map(({ name }) => name));
}
