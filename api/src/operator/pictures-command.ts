import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { PICTURE_STATUSES } from '../db/schema/pictures';
import { ConflictError } from '../http/errors';
import { findPictures, type PictureRow } from '../modules/pictures/pictures.repository';
import { retryPictures } from '../modules/pictures/retry-pictures';
import { handlesBySource } from '../modules/pictures/shown-pictures.repository';
import type { PictureStore } from '../modules/pictures/storage/picture-store';
import { describePage, PAGE_SIZE, PageSchema, pagesOf, toJson } from './command-parts';

const json = Type.Optional(Type.Boolean());

/** The operator's commands about the pictures of products. With `json`, a program can read the result. */
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
  if (isJson) return toJson({ total, page, pages: pagesOf(total), pictures: found.map(present) });
  if (total === 0) return 'No pictures.';
  return [...found.map(describe), describePage(page, total, 'picture')].join('\n');
}

/** The pictures that were given up, with the products that lack them. */
async function listFailed(db: Database, { page = 1, json: isJson }: Command<'failed'>) {
  const { total, found } = await findPictures(db, { status: 'failed' }, pageOf(page));
  const handles = await handlesBySource(
    db,
    found.map(({ source }) => source),
  );
  const listed = found.map((row) => ({
    ...present(row),
    products: handles.get(row.source) ?? [],
  }));
  if (isJson) return toJson({ total, page, pages: pagesOf(total), pictures: listed });
  if (total === 0) return 'No picture was given up.';
  const lines = listed.map(
    ({ source, error, products }) => `${source}\n  ${error}\n  products: ${products.join(', ')}`,
  );
  return [...lines, describePage(page, total, 'picture')].join('\n');
}

async function retry(db: Database, store: PictureStore, source: string) {
  const queued = await retryPictures(db, store, source);
  if (queued > 0) return `Queued again: ${queued}.`;
  throw new ConflictError(
    source === 'all'
      ? 'No picture was given up, and no file is missing.'
      : 'There is no such picture, or it is being made just now.',
  );
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

function describe(row: PictureRow): string {
  const { source, status, attempts, error, updatedAt } = present(row);
  return [
    status.padEnd(7),
    updatedAt,
    source,
    ...(error === null ? [] : [`attempts ${attempts}: ${error}`]),
  ].join('  ');
}
