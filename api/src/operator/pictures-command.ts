import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { PICTURE_STATUSES } from '../db/schema/catalogue/pictures';
import { ConflictError } from '../http/errors';
import { type PictureUses, usesOf } from '../modules/pictures/picture-uses.repository';
import { findPictures, type PictureRow } from '../modules/pictures/pictures.repository';
import { retryPictures } from '../modules/pictures/retry-pictures';
import type { PictureStore } from '../modules/pictures/storage/picture-store';
import { describePage, PAGE_SIZE, PageSchema, pagesOf, toJson } from './command-parts';

const json = Type.Optional(Type.Boolean());

/** The operator's commands about the pictures of products and the store. With `json`, a program can read the result. */
export const PicturesCommandSchema = Type.Union([
  Type.Object({
    action: Type.Literal('list'),
    status: Type.Optional(Type.Enum([...PICTURE_STATUSES])),
    page: PageSchema,
    json,
  }),
  Type.Object({ action: Type.Literal('failed'), page: PageSchema, json }),
  Type.Object({
    action: Type.Literal('retry'),
    /** The source of a picture; `all` for those that were given up, and those whose files are missing. */
    source: Type.String({ minLength: 1, maxLength: 20_000 }),
  }),
  Type.Object({ action: Type.Literal('run') }),
]);
export type PicturesCommand = Static<typeof PicturesCommandSchema>;

interface PicturesContext {
  db: Database;
  store: PictureStore;
  /** Makes the pictures that are due, or has them made; returns the text to show. */
  makeDue: () => Promise<string>;
}

/** Runs a command; returns the text to show. Throws a {@link ConflictError} if there is nothing to try again. */
export async function runPicturesCommand(
  { db, store, makeDue }: PicturesContext,
  command: PicturesCommand,
): Promise<string> {
  switch (command.action) {
    case 'list':
      return list(db, command);
    case 'failed':
      return listFailed(db, command);
    case 'retry':
      return retry(db, store, command.source);
    case 'run':
      return makeDue();
  }
}

type Command<Action> = Extract<PicturesCommand, { action: Action }>;

function pageOf(page: number) {
  return { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
}

async function list(db: Database, { status, page = 1, json: isJson }: Command<'list'>) {
  const { total, found } = await findPictures(db, { status }, pageOf(page));
  const listed = await withUses(db, found);
  if (isJson) return toJson({ total, page, pages: pagesOf(total), pictures: listed });
  if (total === 0) return 'No pictures.';
  return [...listed.map(describe), describePage(page, total, 'picture')].join('\n');
}

/** The pictures that were given up, with what lacks them. */
async function listFailed(db: Database, { page = 1, json: isJson }: Command<'failed'>) {
  const { total, found } = await findPictures(db, { status: 'failed' }, pageOf(page));
  const listed = await withUses(db, found);
  if (isJson) return toJson({ total, page, pages: pagesOf(total), pictures: listed });
  if (total === 0) return 'No picture was given up.';
  const lines = listed.map((picture) =>
    [picture.source, picture.error, ...describeUses(picture)].join('\n  '),
  );
  return [...lines, describePage(page, total, 'picture')].join('\n');
}

async function withUses(db: Database, rows: readonly PictureRow[]) {
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...present(row), ...uses(row.id) }));
}

function describeUses({ products, store }: PictureUses): string[] {
  return [
    ...(products.length > 0 ? [`products: ${products.join(', ')}`] : []),
    ...(store.length > 0 ? [`store: ${store.join(', ')}`] : []),
  ];
}

async function retry(db: Database, store: PictureStore, source: string) {
  const queued = await retryPictures(db, store, source);
  if (queued === 0) {
    throw new ConflictError(
      source === 'all'
        ? 'No picture was given up, and no file is missing.'
        : 'There is no such picture, or it is being made just now.',
    );
  }
  const { found } = await findPictures(db, { source }, pageOf(1));
  const uses = (await withUses(db, found)).flatMap(describeUses);
  return [`Queued again: ${queued}.`, ...uses].join('\n  ');
}

function present({ source, status, attempts, lastError, nextAttemptAt, updatedAt }: PictureRow) {
  return {
    source,
    status,
    attempts,
    error: lastError,
    nextAttemptAt: status === 'queued' ? nextAttemptAt.toISOString() : null,
    updatedAt: updatedAt.toISOString(),
  };
}

function describe(picture: ReturnType<typeof present> & PictureUses): string {
  const { source, status, attempts, error, updatedAt } = picture;
  return [
    status.padEnd(7),
    updatedAt,
    source,
    ...describeUses({ ...picture, products: [] }),
    ...(error === null ? [] : [`attempts ${attempts}: ${error}`]),
  ].join('  ');
}
