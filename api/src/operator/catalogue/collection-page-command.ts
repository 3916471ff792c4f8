import { readFile } from 'node:fs/promises';
import { Type, type Static } from 'typebox';
import { Check, Errors } from 'typebox/value';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError } from '../../http/errors';
import { isoMoment } from '../../indian-time';
import {
  type CollectionPageRow,
  findAllPages,
} from '../../modules/collection-pages/collection-pages.repository';
import {
  type CollectionPageFile,
  CollectionPageFileSchema,
  publishCollectionPage,
  withdrawCollectionPage,
} from '../../modules/collection-pages/publish-collection-page';
import type { SourceOptions } from '../../modules/pictures/fetching/obtain-picture';
import { queueMissingPictures } from '../../modules/pictures/pictures.repository';
import { authorProperties, FileSchema, toJson } from '../command-parts';

/** The commands for the pages of collections. */
export const CollectionPageCommandSchemas = [
  Type.Object({
    action: Type.Literal('collection pages'),
    json: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    action: Type.Literal('collection publish'),
    file: FileSchema,
    ...authorProperties,
  }),
  Type.Object({
    action: Type.Literal('collection withdraw'),
    slug: Type.String({ minLength: 1, maxLength: 100 }),
    ...authorProperties,
  }),
] as const;
export type CollectionPageCommand = Static<(typeof CollectionPageCommandSchemas)[number]>;

/**
 * Lists the pages of collections, publishes one from a file, or withdraws one; returns the text to show. Throws a
 * {@link ConflictError} that says what is wrong with a file, and as `publishCollectionPage` and `withdrawCollectionPage`
 * do.
 */
export async function runCollectionPageCommand(
  db: Database,
  command: CollectionPageCommand,
  sources: SourceOptions,
): Promise<string> {
  if (command.action === 'collection pages') {
    const pages = await findAllPages(db);
    if (command.json) return toJson(pages);
    return pages.map(describe).join('\n') || 'No collection has a page.';
  }
  const acting = { author: command.author.trim(), reason: command.note };
  if (command.action === 'collection withdraw') {
    await inTransaction(db, (tx) => withdrawCollectionPage(tx, command.slug, acting));
    return `/collections/${command.slug} is withdrawn.`;
  }
  const page = await readPageFile(command.file);
  await inTransaction(db, (tx) => publishCollectionPage(tx, page, acting, sources));
  await queueMissingPictures(db);
  return `“${page.title}” is at /collections/${page.slug}.`;
}

async function readPageFile(file: string): Promise<CollectionPageFile> {
  const page = parseJson(
    await readFile(file, 'utf8').catch((error: unknown) => {
      throw new ConflictError(`${file} can’t be read: ${String(error)}`);
    }),
  );
  if (Check(CollectionPageFileSchema, page)) return page;
  const problems = Errors(CollectionPageFileSchema, page)
    .filter(({ keyword }) => keyword !== 'boolean')
    .map(({ instancePath, message }) => `${instancePath || 'the file'} ${message}`);
  throw new ConflictError(`${file} is no page of a collection:\n${problems.join('\n')}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConflictError(`The file is not valid JSON: ${String(error)}`);
  }
}

/** `/collections/silk  “Silk”: shown; since 2026-12-01T00:00:00+05:30.` */
function describe({ slug, title, isPublic, publishedFrom, publishedUntil }: CollectionPageRow) {
  const parts = [
    isPublic ? 'shown' : 'hidden',
    `since ${isoMoment(publishedFrom)}`,
    publishedUntil !== null && `until ${isoMoment(publishedUntil)}`,
  ];
  return `/collections/${slug}  “${title}”: ${parts.filter(Boolean).join('; ')}.`;
}
