import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { BadRequestError, ConflictError } from '../../http/errors';
import {
  addToCollection,
  type ChangedCollections,
  type NamedProduct,
  removeFromCollection,
  renameCollection,
} from '../../modules/catalogue/collections/change-collections';
import { listCollections } from '../../modules/catalogue/collections/collections.repository';
import { TableError } from '../../modules/catalogue/import/read-table';
import { readRows } from '../../modules/catalogue/read-rows';
import { authorProperties, counted, FileSchema, toJson } from '../command-parts';

const NameSchema = Type.String({ minLength: 1, maxLength: 200 });
const json = Type.Optional(Type.Boolean());
const common = { ...authorProperties, dryRun: Type.Optional(Type.Boolean()), json };

/** Handles or SKUs, typed or in a file with the heading Product. */
const membership = {
  name: NameSchema,
  products: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 1_000 }),
  file: Type.Optional(FileSchema),
  ...common,
};

/** The commands for the collections that products are in. */
export const CollectionCommandSchemas = [
  Type.Object({ action: Type.Literal('collection list'), json }),
  Type.Object({ action: Type.Literal('collection add'), ...membership }),
  Type.Object({ action: Type.Literal('collection remove'), ...membership }),
  Type.Object({
    action: Type.Literal('collection rename'),
    name: NameSchema,
    newName: NameSchema,
    ...common,
  }),
] as const;
export type CollectionCommand = Static<(typeof CollectionCommandSchemas)[number]>;

type Command<Action> = Extract<CollectionCommand, { action: Action }>;

/**
 * Lists collections, or changes those of products, all or none; returns the text to show. Throws a
 * {@link ConflictError} that names every product which isn't there, and a `NotFoundError` for an unknown collection.
 */
export async function runCollectionCommand(
  db: Database,
  command: CollectionCommand,
): Promise<string> {
  switch (command.action) {
    case 'collection list':
      return list(db, command);
    case 'collection rename':
      return rename(db, command);
    default:
      return changeMembers(db, command);
  }
}

async function list(db: Database, { json: isJson }: Command<'collection list'>): Promise<string> {
  const collections = await listCollections(db);
  if (isJson) return toJson(collections);
  const lines = collections.map(
    ({ name, products, shown }) => `${name}  ${counted(products, 'product')}, ${shown} shown`,
  );
  return lines.join('\n') || 'No collections.';
}

async function rename(db: Database, command: Command<'collection rename'>): Promise<string> {
  const { name, newName, dryRun = false, json: isJson } = command;
  const changed = await inTransaction(db, (tx) =>
    renameCollection(tx, name, newName, actingOf(command)),
  );
  if (isJson) return toJson(changed);
  const verb = dryRun ? 'would become' : 'is now';
  return `“${name}” ${verb} “${newName}”: ${counted(changed.length, 'product')}.`;
}

async function changeMembers(
  db: Database,
  command: Command<'collection add' | 'collection remove'>,
): Promise<string> {
  const named = await namedProducts(command);
  const apply = command.action === 'collection add' ? addToCollection : removeFromCollection;
  const changed = await inTransaction(db, (tx) =>
    apply(tx, command.name, named, actingOf(command)),
  );
  if (command.json) return toJson(changed);
  return changed.map(describe).join('\n') || 'Nothing changes.';
}

async function namedProducts({
  products,
  file,
}: Command<'collection add' | 'collection remove'>): Promise<NamedProduct[]> {
  const rows = file === undefined ? [] : await readProductNames(file);
  const named = [...products.map((product) => ({ product })), ...rows];
  if (named.length > 0) return named;
  throw new BadRequestError('products', 'Name products by handle or SKU, or a file of them.');
}

function readProductNames(file: string): Promise<NamedProduct[]> {
  return readRows(file, ['Product'], (cells) => {
    const product = cells.required('Product', 200);
    return product === '' ? undefined : { product };
  }).catch((error: unknown) => {
    throw error instanceof TableError ? new ConflictError(error.message) : error;
  });
}

function actingOf({
  author,
  note: reason,
  dryRun,
}: Exclude<CollectionCommand, Command<'collection list'>>) {
  return { author: author.trim(), reason, dryRun };
}

function describe({ handle, collections, before }: ChangedCollections): string {
  return `${handle}: ${namesOf(collections)} (before: ${namesOf(before)}).`;
}

const namesOf = (collections: readonly string[]) => collections.join(', ') || 'none';
