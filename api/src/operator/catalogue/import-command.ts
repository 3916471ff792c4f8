import { errorCode } from '@storefront/tools/error-code';
import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { ConflictError } from '../../http/errors';

import { exportProducts } from '../../modules/catalogue/export/export-products';
import {
  importProducts,
  type ImportProgress,
  type ImportReport,
} from '../../modules/catalogue/import/import-products';
import { MappingError } from '../../modules/catalogue/import/mapping';
import { ENCODINGS, TableError } from '../../modules/catalogue/import/read-table';
import { authorProperties, FileSchema, toJson } from '../command-parts';

/** The commands for product files. */
export const ImportCommandSchemas = [
  Type.Object({
    action: Type.Literal('import'),
    file: FileSchema,
    encoding: Type.Optional(Type.Enum([...ENCODINGS])),
    mapping: Type.Optional(FileSchema),
    /** Takes the proposals for names that the mapping doesn't have. */
    yes: Type.Optional(Type.Boolean()),
    withStock: Type.Optional(Type.Boolean()),
    archiveOthers: Type.Optional(Type.Boolean()),
    dryRun: Type.Optional(Type.Boolean()),
    json: Type.Optional(Type.Boolean()),
    author: authorProperties.author,
  }),
  Type.Object({
    action: Type.Literal('export'),
    file: FileSchema,
    format: Type.Optional(Type.Enum(['own', 'shopify', 'woocommerce'])),
  }),
] as const;
export type ImportCommand = Static<(typeof ImportCommandSchemas)[number]>;

/** Is told how an import goes on. */
export type OnProgress = (progress: ImportProgress) => void;

/** How many products of each kind are listed. */
const LISTED = 20;

/** Runs a command; returns the text to show. Throws a {@link ConflictError} that says what is wrong with a file. */
export async function runImportCommand(
  db: Database,
  command: ImportCommand,
  onProgress?: OnProgress,
): Promise<string> {
  if (command.action === 'export') {
    const { file, format = 'own' } = command;
    const count = await exportProducts(db, { file, format }).catch(explainFileError);
    return `${count} products are in ${file}.`;
  }
  const { file, encoding, author, mapping: mappingFile = `${file}.mapping.json` } = command;
  const report = await importProducts(db, {
    file,
    encoding,
    mappingFile,
    author: author.trim(),
    acceptsProposals: command.yes ?? false,
    withStock: command.withStock ?? false,
    archivesOthers: command.archiveOthers ?? false,
    dryRun: command.dryRun ?? false,
    onProgress,
  }).catch(explainFileError);
  if (command.json) return toJson({ ...report, mappingFile, isDryRun: command.dryRun ?? false });
  return describe(report, mappingFile, command.dryRun ?? false);
}

/** What is wrong with a file is told to the operator; anything else isn't their mistake. */
function explainFileError(error: unknown): never {
  if (error instanceof TableError || error instanceof MappingError) {
    throw new ConflictError(error.message);
  }
  const reasons: Record<string, string> = {
    ENOENT: 'There is no such file or folder',
    EEXIST: 'There is such a file already',
    EISDIR: 'That is a folder',
    EACCES: 'That may not be read or written',
  };
  const reason = reasons[errorCode(error) ?? ''];
  if (reason === undefined) throw error;
  throw new ConflictError(`${reason}: ${String((error as NodeJS.ErrnoException).path)}.`);
}

function describe(report: ImportReport, mappingFile: string, isDryRun: boolean): string {
  const { format, added, changed, archived, unchanged, refused, proposals, isDone } = report;
  const { withoutStock, withoutOrigin } = report;
  const mapping =
    proposals === 0
      ? []
      : [
          `${mappingFile} says what ${proposals} new names of categories, options and sizes are in this shop.`,
        ];
  if (!isDone) {
    return [
      ...mapping,
      'Nothing was imported yet: look at that file, change what should be otherwise, and run the command again.',
    ].join('\n');
  }
  const lines = changed.map(({ handle, what }) => `${handle}: ${what.join(', ')}`);
  const reasons = refused.map(
    ({ line, handle, column, reason }) =>
      `line ${line}, ${handle || 'without a handle'}: ${column === undefined ? '' : `${column} `}${reason}`,
  );
  return [
    ...mapping,
    isDryRun ? `A file of ${format}; nothing is changed by a dry run.` : `A file of ${format}.`,
    ...section(isDryRun ? 'would be added' : 'added', added),
    ...section(isDryRun ? 'would be changed' : 'changed', lines),
    ...section(isDryRun ? 'would be archived' : 'archived', archived),
    ...section('refused', reasons),
    `${unchanged} unchanged`,
    ...(withoutStock === 0
      ? []
      : [
          `The file doesn’t say the stock of ${withoutStock} new variants: they are sold out until “stock set” or “stock import”.`,
        ]),
    ...(withoutOrigin === 0
      ? []
      : [
          `${withoutOrigin} products of the shop don’t say their country of origin. In India their pages have to: add the attributes “Country of origin”, “Manufactured by” and “Net quantity”.`,
        ]),
  ].join('\n');
}

function section(title: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const left = entries.length - LISTED;
  const more = left > 0 ? [`  … and ${left} more, which --json lists`] : [];
  return [
    `${entries.length} ${title}`,
    ...entries.slice(0, LISTED).map((entry) => `  ${entry}`),
    ...more,
  ];
}
