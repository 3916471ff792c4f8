import { createHash } from 'node:crypto';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  lte,
  min,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { notifyAfterCommit } from '../../db/after-commit';
import type { Database } from '../../db/database';
import {
  collectionPages,
  pictures,
  pictureSources,
  storePictures,
  variants,
} from '../../db/schema';
import type {
  PictureRecipe,
  PictureResult,
  PictureStatus,
} from '../../db/schema/catalogue/pictures';
import type { QueueState } from '../../db/queue-worker';
import { inTransaction } from '../../db/transaction';
import { hostOf } from './fetching/obtain-picture';

export type PictureRow = typeof pictures.$inferSelect;

/** Rows in one statement. */
const BATCH = 4_000;

/** What a picture is made of, and for what. */
type NamedPicture = Pick<PictureRow, 'recipe' | 'source'>;

/** The pictures that products, their variants, the pages of collections and the store name. */
function namedPictures(db: Database) {
  const recipe = sql<PictureRecipe>`'product'`.as('recipe');
  return union(
    // First, because the names of the union's columns are qualified like those of its first part.
    db.select({ recipe: storePictures.recipe, source: storePictures.source }).from(storePictures),
    db.select({ recipe, source: pictureSources.source }).from(pictureSources),
    db
      .select({ recipe, source: sql<string>`${variants.pictureSource}` })
      .from(variants)
      .where(isNotNull(variants.pictureSource)),
    db
      .select({ recipe, source: sql<string>`${collectionPages.pictureSource}` })
      .from(collectionPages)
      .where(isNotNull(collectionPages.pictureSource)),
  ).as('named');
}

/** Queues the pictures that are named and that aren't known. Returns how many. */
export async function queueMissingPictures(db: Database, now = new Date()): Promise<number> {
  let queued = 0;
  for (;;) {
    const added = await inTransaction(db, (tx) => queueBatch(tx, now));
    queued += added;
    if (added < BATCH) return queued;
  }
}

async function queueBatch(tx: Database, now: Date): Promise<number> {
  const missing = await findMissing(tx);
  if (missing.length === 0) return 0;
  await tx
    .insert(pictures)
    .values(missing.map((each) => newPicture(each, now)))
    .onConflictDoNothing({ target: pictures.id });
  notifyAfterCommit(tx, 'picture');
  return missing.length;
}

async function findMissing(tx: Database): Promise<NamedPicture[]> {
  const named = namedPictures(tx);
  const known = tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.source, named.source), eq(pictures.recipe, named.recipe)));
  return tx
    .select({ recipe: named.recipe, source: named.source })
    .from(named)
    .where(notExists(known))
    .limit(BATCH);
}

function newPicture({ recipe, source }: NamedPicture, now: Date) {
  return {
    id: createHash('sha256').update(`${recipe} ${source}`).digest('hex'),
    recipe,
    source,
    host: hostOf(source),
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** A picture that this process has claimed, so that no other process makes it. */
export type ClaimedPicture = Pick<PictureRow, 'id' | 'recipe' | 'source' | 'host' | 'attempts'>;

/**
 * Claims the picture that has been due the longest, of a host that isn't busy. `claimTime`, in milliseconds, is how
 * long a process may take for it; after that the process is assumed to have ended. Undefined when none is due.
 */
export async function claimPicture(
  db: Database,
  busyHosts: readonly string[],
  now: Date,
  claimTime: number,
): Promise<ClaimedPicture | undefined> {
  const due = db
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        inArray(pictures.status, ['queued', 'working']),
        lte(pictures.nextAttemptAt, now),
        busyHosts.length === 0 ? undefined : notInArray(pictures.host, [...busyHosts]),
      ),
    )
    .orderBy(asc(pictures.nextAttemptAt), asc(pictures.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(pictures)
    .set({
      status: 'working',
      attempts: sql`${pictures.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + claimTime),
      updatedAt: now,
    })
    // `=` evaluates the subquery once; `in` might evaluate it repeatedly and so claim several.
    .where(eq(pictures.id, sql`(${due})`))
    .returning();
  return claimed;
}

/** Only the process whose claim is the last one may store what came of it. */
function isClaim({ id, attempts }: ClaimedPicture): SQL | undefined {
  return and(eq(pictures.id, id), eq(pictures.status, 'working'), eq(pictures.attempts, attempts));
}

/** Stores what was made of a picture, and which files it had before. */
export async function markDone(
  tx: Database,
  claimed: ClaimedPicture,
  result: PictureResult,
  now: Date,
): Promise<void> {
  const [before] = await tx.select().from(pictures).where(isClaim(claimed));
  const { files = [], formerFiles = [] } = before?.result ?? {};
  const former = [...files, ...formerFiles].filter((name) => !result.files.includes(name));
  await tx
    .update(pictures)
    .set({
      status: 'done',
      result: { ...result, ...(former.length > 0 && { formerFiles: former }) },
      lastError: null,
      updatedAt: now,
    })
    .where(isClaim(claimed));
}

/** Stores that a picture is to be tried again at that time or, without one, that it is given up. */
export async function markNotMade(
  db: Database,
  claimed: ClaimedPicture,
  lastError: string,
  now: Date,
  nextAttemptAt?: Date,
): Promise<void> {
  const status = nextAttemptAt ? 'queued' : 'failed';
  await db
    .update(pictures)
    .set({ status, lastError, updatedAt: now, ...(nextAttemptAt && { nextAttemptAt }) })
    .where(isClaim(claimed));
}

/** Gives a claim back, because this process is about to end: it doesn't count as an attempt. */
export async function releaseClaim(
  db: Database,
  claimed: ClaimedPicture,
  now: Date,
): Promise<void> {
  await db
    .update(pictures)
    .set({ status: 'queued', attempts: claimed.attempts - 1, nextAttemptAt: now, updatedAt: now })
    .where(isClaim(claimed));
}

/** Queues pictures once more that nobody is making. Returns their sources. */
export async function requeuePictures(
  tx: Database,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .update(pictures)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: now, updatedAt: now })
    .where(and(inArray(pictures.id, [...ids]), ne(pictures.status, 'working')))
    .returning({ source: pictures.source });
  return rows.map(({ source }) => source);
}

interface Filter {
  status?: PictureStatus | undefined;
  source?: string | undefined;
}

function matching({ status, source }: Filter): SQL | undefined {
  return and(
    status && eq(pictures.status, status),
    source === undefined ? undefined : eq(pictures.source, source),
  );
}

/** The pictures that changed last, and how many there are in all. */
export async function findPictures(
  db: Database,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; found: PictureRow[] }> {
  const [row] = await db.select({ total: count() }).from(pictures).where(matching(filter));
  const found = await db
    .select()
    .from(pictures)
    .where(matching(filter))
    .orderBy(desc(pictures.updatedAt), asc(pictures.id))
    .limit(limit)
    .offset(offset);
  return { total: row?.total ?? 0, found };
}

/** How many pictures are to be made. */
export async function countWaitingPictures(db: Database): Promise<number> {
  const waiting = or(eq(pictures.status, 'queued'), eq(pictures.status, 'working'));
  const [row] = await db.select({ waiting: count() }).from(pictures).where(waiting);
  return row?.waiting ?? 0;
}

/** How many pictures are to be made, or were given up. */
export async function pictureQueueState(db: Database): Promise<QueueState> {
  const [waiting] = await db
    .select({ count: count(), dueSince: min(pictures.nextAttemptAt) })
    .from(pictures)
    .where(inArray(pictures.status, ['queued', 'working']));
  const [failed] = await db
    .select({ count: count() })
    .from(pictures)
    .where(eq(pictures.status, 'failed'));
  return {
    waiting: waiting?.count ?? 0,
    failed: failed?.count ?? 0,
    dueSince: waiting?.dueSince ?? undefined,
  };
}
