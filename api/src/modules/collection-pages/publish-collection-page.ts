import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { BadRequestError, ConflictError, NotFoundError } from '../../http/errors';
import { recordChanges } from '../audit/audit.repository';
import { findProductIds } from '../catalogue/collections/collections.repository';
import { checkSource, type SourceOptions } from '../pictures/fetching/obtain-picture';
import { PictureError } from '../pictures/picture-error';
import { deleteOutdatedTexts, deleteTranslations } from '../translations/translations.repository';
import {
  deletePage,
  lockPage,
  savePage,
  showCollectionPicture,
  updatePublishedPages,
} from './collection-pages.repository';
import { textsOfPage } from './texts-of-page';

const TextSchema = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const MomentSchema = Type.String({ format: 'date-time' });

/** The page of a collection, as the merchant's file has it. */
export const CollectionPageFileSchema = Type.Object(
  {
    /** Its part of the address of its page. */
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 }),
    title: TextSchema(100),
    introduction: TextSchema(1_000),
    /** Its address, or its path in PICTURES_FOLDER, and what it shows. */
    picture: Type.Optional(
      Type.Object(
        { source: TextSchema(4_000), alt: Type.Optional(Type.String({ maxLength: 500 })) },
        { additionalProperties: false },
      ),
    ),
    /** When shoppers see it; at once and without an end by default. */
    from: Type.Optional(MomentSchema),
    until: Type.Optional(MomentSchema),
    sections: Type.Array(
      Type.Object(
        {
          title: TextSchema(100),
          /** Plain; a blank line begins a paragraph. */
          text: TextSchema(5_000),
          /** Handles or SKUs, in the order in which they are shown. */
          products: Type.Array(TextSchema(200), { minItems: 1, maxItems: 24 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 12 },
    ),
  },
  { additionalProperties: false },
);
export type CollectionPageFile = Static<typeof CollectionPageFileSchema>;

interface Acting {
  author: string;
  reason?: string | undefined;
}

/**
 * Publishes the page of a collection, or replaces the one at its address. Its picture is shown once it is made: queue it
 * after the transaction. Throws a {@link ConflictError} that names the products which aren't there, or for an end before
 * the beginning, and a {@link BadRequestError} for a picture that can't be had.
 */
export async function publishCollectionPage(
  tx: Database,
  file: CollectionPageFile,
  acting: Acting,
  sources: SourceOptions,
): Promise<void> {
  const { slug, title, introduction, picture, from, until } = file;
  const publishedFrom = from === undefined ? new Date() : new Date(from);
  const publishedUntil = until === undefined ? null : new Date(until);
  if (publishedUntil !== null && publishedUntil <= publishedFrom) {
    throw new ConflictError('A collection ends after it begins.');
  }
  const before = await lockPage(tx, slug);
  const source = picture?.source ?? null;
  const isKnown = source !== null && source === before?.pictureSource;
  if (source !== null && !isKnown) await checkPicture(source, sources);
  const page = {
    slug,
    title,
    introduction,
    sections: await sectionsOf(tx, file),
    // Until another one is made, the page shows what it did.
    picture: source === null ? null : (before?.picture ?? null),
    pictureSource: source,
    pictureText: picture?.alt ?? '',
    publishedFrom,
    publishedUntil,
    isPublic: false,
  };
  await savePage(tx, page);
  if (before) {
    await deleteOutdatedTexts(tx, 'collection', slug, [textsOfPage(before), textsOfPage(page)]);
  }
  if (source !== null) await showCollectionPicture(tx, source);
  await updatePublishedPages(tx);
  await record(tx, slug, before ? { title: before.title } : null, { title }, acting);
}

/** Takes the page of a collection out of the shop. Throws a {@link NotFoundError} if there is none. */
export async function withdrawCollectionPage(
  tx: Database,
  slug: string,
  acting: Acting,
): Promise<void> {
  const before = await lockPage(tx, slug);
  if (!before) throw new NotFoundError(`There is no collection at /collections/${slug}.`);
  await deletePage(tx, slug);
  await deleteTranslations(tx, 'collection', [slug]);
  await record(tx, slug, { title: before.title }, null, acting);
}

async function sectionsOf(tx: Database, { sections }: CollectionPageFile) {
  const names = [...new Set(sections.flatMap(({ products }) => products))];
  const ids = await findProductIds(tx, names);
  const unknown = names.filter((name) => !ids.has(name));
  if (unknown.length > 0) throw new ConflictError(`There is no product ${unknown.join(', ')}.`);
  return sections.map((section) => ({
    ...section,
    products: [...new Set(section.products.flatMap((name) => ids.get(name) ?? []))],
  }));
}

async function checkPicture(source: string, options: SourceOptions): Promise<void> {
  await checkSource(source, options).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new BadRequestError('picture', `The picture can’t be ${source}. ${error.message}`);
  });
}

function record(
  tx: Database,
  slug: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
  { author, reason = '' }: Acting,
): Promise<void> {
  const subject = `collection page ${slug}`;
  return recordChanges(tx, [
    { author, subject, before, after, reason: reason === '' ? null : reason },
  ]);
}
