import { readFile } from 'node:fs/promises';
import { Type, type Static } from 'typebox';
import { errorCode } from '@storefront/tools/error-code';
import type { StoreInfo } from '@storefront/shared/contracts/api';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { ConflictError } from '../http/errors';
import { changeStore, readStoredStore } from '../modules/store/change-store';
import { fromMarkdown, storeChange } from '../modules/store/store-values';
import { authorProperties, FileSchema, toJson } from './command-parts';

const ValueSchema = Type.String({ maxLength: 200_000 });

/** The operator's commands about the store's name, texts and prices. */
export const StoreCommandSchema = Type.Union([
  Type.Object({ action: Type.Literal('show') }),
  Type.Object({
    action: Type.Literal('set'),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    /** The value, or the file that it is in; Markdown if the file's name ends so. */
    value: Type.Optional(ValueSchema),
    file: Type.Optional(FileSchema),
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

/** Runs a command; returns the text to show. Throws a `BadRequestError` that names what can't be stored. */
export async function runStoreCommand(db: Database, command: StoreCommand): Promise<string> {
  if (command.action === 'show') return toJson(await readStoredStore(db));
  const acting = { author: command.author.trim(), reason: command.note };
  const change = command.action === 'set' ? await readChange(command) : () => command.info;
  const info = await inTransaction(db, (tx) => changeStore(tx, change, acting));
  return `The store is ${info.storeName}: ${describe(info)}. Shoppers see the change within a minute.`;
}

async function readChange({ name, value, file }: Extract<StoreCommand, { action: 'set' }>) {
  if (file === undefined) return storeChange(name, value ?? '');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new ConflictError(`There is no file ${file}.`) : error;
  });
  return storeChange(name, file.endsWith('.md') ? fromMarkdown(text) : text.trim());
}

function describe({ categories, policies, shipping }: StoreInfo): string {
  const policyCount = Object.keys(policies).length;
  return [
    `${categories.length} categories`,
    `${policyCount} policies`,
    ...(shipping ? [`shipping ₹${shipping.price.toFixed(2)}`] : []),
  ].join(', ');
}
