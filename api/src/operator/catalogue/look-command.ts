import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError } from '../../http/errors';
import { TableError } from '../../modules/catalogue/import/read-table';
import { readRows } from '../../modules/catalogue/read-rows';
import { listLooks, type LookRow } from '../../modules/looks/looks.repository';
import { type LookProduct, removeLook, setLooks } from '../../modules/looks/set-looks';
import { authorProperties, counted, FileSchema, toJson } from '../command-parts';

const NAME_MAX = 100;

/** The commands for looks: products that are worn together. */
export const LookCommandSchemas = [
  Type.Object({ action: Type.Literal('look list'), json: Type.Optional(Type.Boolean()) }),
  /** A file with the headings Look and Product. */
  Type.Object({ action: Type.Literal('look set'), file: FileSchema, ...authorProperties }),
  Type.Object({
    action: Type.Literal('look remove'),
    name: Type.String({ minLength: 1, maxLength: NAME_MAX }),
    ...authorProperties,
  }),
] as const;
export type LookCommand = Static<(typeof LookCommandSchemas)[number]>;

/**
 * Lists looks, sets those of a file, all or none, or removes one; returns the text to show. Throws a {@link ConflictError}
 * that says what is wrong with a file, and as `setLooks` and `removeLook` do.
 */
export async function runLookCommand(db: Database, command: LookCommand): Promise<string> {
  if (command.action === 'look list') {
    const looks = await listLooks(db);
    if (command.json) return toJson(looks);
    return looks.map(describe).join('\n') || 'No looks.';
  }
  const acting = { author: command.author.trim(), reason: command.note };
  if (command.action === 'look remove') {
    await inTransaction(db, (tx) => removeLook(tx, command.name, acting));
    return `The look “${command.name}” is removed.`;
  }
  const rows = await readLooks(command.file);
  const names = await inTransaction(db, (tx) => setLooks(tx, rows, acting));
  return `${counted(names.length, 'look')} set: ${names.join(', ')}.`;
}

async function readLooks(file: string): Promise<LookProduct[]> {
  const rows = await readRows(file, ['Look', 'Product'], (cells) => {
    const look = cells.required('Look', NAME_MAX);
    const product = cells.required('Product', 200);
    return look === '' || product === '' ? undefined : { look, product };
  }).catch((error: unknown) => {
    throw error instanceof TableError ? new ConflictError(error.message) : error;
  });
  if (rows.length > 0) return rows;
  throw new ConflictError(`${file} has no looks.`);
}

/** `Evening in bordeaux: bias-satin-slip-dress, satin-evening-clutch, teardrop-pendant.` */
function describe({ name, products }: LookRow): string {
  return `${name}: ${products.join(', ')}.`;
}
