import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError } from '../../http/errors';
import { TableError } from '../../modules/catalogue/import/read-table';
import { exportTranslations } from '../../modules/translations/files/export-translations';
import { importTranslations } from '../../modules/translations/files/import-translations';
import { readTranslationFile } from '../../modules/translations/files/translation-file';
import { authorProperties, counted, FileSchema } from '../command-parts';

/** The commands for texts in other languages. */
export const TranslationsCommandSchemas = [
  Type.Object({
    action: Type.Literal('translations export'),
    file: FileSchema,
    /** Languages that the shop has no texts in yet. */
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), { maxItems: 20 }),
  }),
  Type.Object({
    action: Type.Literal('translations import'),
    file: FileSchema,
    ...authorProperties,
  }),
] as const;
export type TranslationsCommand = Static<(typeof TranslationsCommandSchemas)[number]>;

/**
 * Writes the shop's texts with their translations to a file, or stores the translations of one, all or none; returns the
 * text to show. Throws a {@link ConflictError} that says what is wrong with a file.
 */
export async function runTranslationsCommand(
  db: Database,
  command: TranslationsCommand,
): Promise<string> {
  if (command.action === 'translations export') {
    return `${counted(await exportTranslations(db, command), 'text')} written to ${command.file}.`;
  }
  const rows = await readTranslationFile(command.file).catch((error: unknown) => {
    throw error instanceof TableError ? new ConflictError(error.message) : error;
  });
  const acting = { author: command.author.trim(), reason: command.note };
  const changed = await inTransaction(db, (tx) => importTranslations(tx, rows, acting));
  return `${counted(rows.length, 'text')} read, ${changed} changed.`;
}
