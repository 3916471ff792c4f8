import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { CollectionCommandSchemas, runCollectionCommand } from './collection-command';
import { ImportCommandSchemas, type OnProgress, runImportCommand } from './import-command';
import { ProductCommandSchemas, runProductCommand } from './product-commands';
import { runStockCommand, StockCommandSchemas } from './stock-command';

/** The operator's commands about products, their collections, their stock and their prices. */
export const CatalogueCommandSchema = Type.Union([
  ...ImportCommandSchemas,
  ...ProductCommandSchemas,
  ...CollectionCommandSchemas,
  ...StockCommandSchemas,
]);
export type CatalogueCommand = Static<typeof CatalogueCommandSchema>;

/** Runs a command; returns the text to show. Throws as its parts do. */
export function runCatalogueCommand(
  db: Database,
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
    default:
      return runStockCommand(db, command);
  }
}
