import { readFile } from 'node:fs/promises';
import { Type, type Static } from 'typebox';
import { errorCode } from '@storefront/tools/error-code';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { ConflictError } from '../http/errors';
import type { SourceOptions } from '../modules/pictures/fetching/obtain-picture';
import { queueMissingPictures } from '../modules/pictures/pictures.repository';
import { changeStore } from '../modules/store/change-store';
import { type EditedStore, readShownStore } from '../modules/store/edited-store';
import { fromMarkdown, storeChange } from '../modules/store/store-values';
import { authorProperties, FileSchema, toJson } from './command-parts';

const ValueSchema = Type.String({ maxLength: 200_000 });

/** The operator's commands about the store's name, texts, prices and pictures. */
export const StoreCommandSchema = Type.Union([
  Type.Object({ action: Type.Literal('show') }),
  Type.Object({
    action: Type.Literal('set'),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** The value, or the file that it is in; Markdown if the file's name ends so. */
    value: Type.Optional(ValueSchema),
    file: Type.Optional(FileSchema),
    /** What a picture shows. */
    alt: Type.Optional(Type.String({ maxLength: 500 })),
    ...authorProperties,
  }),
  /** Replaces all of it, as `store edit` does. */
  Type.Object({
    action: Type.Literal('replace'),
    info: Type.Unknown(),
    ...authorProperties,
  }),
]);
export type StoreCommand = Static<typeof StoreCommandSchema>;

interface StoreContext {
  db: Database;
  /** Where pictures may come from. */
  sources: SourceOptions;
}

/** Runs a command; returns the text to show. Throws a `BadRequestError` that names what can't be stored. */
export async function runStoreCommand(
  { db, sources }: StoreContext,
  command: StoreCommand,
): Promise<string> {
  if (command.action === 'show') return toJson(await readShownStore(db));
  const acting = { author: command.author.trim(), reason: command.note, sources };
  const change = command.action === 'set' ? await readChange(command) : () => command.info;
  const info = await inTransaction(db, (tx) => changeStore(tx, change, acting));
  await queueMissingPictures(db);
  return `The store is ${info.storeName}: ${describe(info)}. Shoppers see the change within a minute.`;
}

async function readChange({ name, value, file, alt }: Extract<StoreCommand, { action: 'set' }>) {
  if (file === undefined) return storeChange(name, value ?? '', alt);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new ConflictError(`There is no file ${file}.`) : error;
  });
  return storeChange(name, file.endsWith('.md') ? fromMarkdown(text) : text.trim(), alt);
}

function describe({ categories, policies, shipping }: EditedStore): string {
  const policyCount = Object.keys(policies).length;
  return [
    `${categories.length} categories`,
    policyCount === 1 ? '1 policy' : `${policyCount} policies`,
    ...(shipping ? [`shipping ₹${shipping.price.toFixed(2)}`] : []),
  ].join(', ');
}
