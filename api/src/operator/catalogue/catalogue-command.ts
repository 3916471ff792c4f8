import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import type { SourceOptions } from '../../modules/pictures/fetching/obtain-picture';
import { CollectionPageCommandSchemas, runCollectionPageCommand } from './collection-page-command';
import { CollectionCommandSchemas, runCollectionCommand } from './collection-command';
import { ImportCommandSchemas, type OnProgress, runImportCommand } from './import-command';
import { LookCommandSchemas, runLookCommand } from './look-command';
import { ProductCommandSchemas, runProductCommand } from './product-commands';
import { runStockCommand, StockCommandSchemas } from './stock-command';
import { runTranslationsCommand, TranslationsCommandSchemas } from './translations-command';

/** The operator's commands about products, their collections and looks, their stock, their prices and their translations. */
export const CatalogueCommandSchema = Type.Union([
  ...ImportCommandSchemas,
  ...ProductCommandSchemas,
  ...CollectionCommandSchemas,
  ...CollectionPageCommandSchemas,
  ...LookCommandSchemas,
  ...StockCommandSchemas,
  ...TranslationsCommandSchemas,
]);
export type CatalogueCommand = Static<typeof CatalogueCommandSchema>;

interface CatalogueContext {
  db: Database;
  /** Where pictures may come from. */
  sources: SourceOptions;
}

/** Runs a command; returns the text to show. Throws as its parts do. */
export function runCatalogueCommand(
  { db, sources }: CatalogueContext,
  command: CatalogueCommand,
  onProgress?: OnProgress,
): Promise<string> {
  switch (command.action) {
    case 'import':
    case 'export':
      return runImportCommand(db, command, onProgress);
    case 'find':
    case 'show':
    case 'status':
    case 'history':
      return runProductCommand(db, command);
    case 'collection list':
    case 'collection add':
    case 'collection remove':
    case 'collection rename':
      return runCollectionCommand(db, command);
    case 'collection pages':
    case 'collection publish':
    case 'collection withdraw':
      return runCollectionPageCommand(db, command, sources);
    case 'look list':
    case 'look set':
    case 'look remove':
      return runLookCommand(db, command);
    case 'translations export':
    case 'translations import':
      return runTranslationsCommand(db, command);
    default:
      return runStockCommand(db, command);
  }
}
