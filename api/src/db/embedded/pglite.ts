import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serverLog } from '@storefront/tools/http-server';
import { drizzle } from 'drizzle-orm/pglite';
import { backUpEmbedded } from '../../backup/backup-file';
import { DataFolderError } from './data-folder-error';
import type { OpenDatabase } from '../database';
import { overPglite } from '../migrating/migration-connection';
import { readMigrations } from '../migrating/migration-files';
import { runMigrations } from '../migrating/run-migrations';
import * as schema from '../schema';

/**
 * Opens and migrates the embedded database: in that folder, or in memory without one. Throws a
 * {@link DataFolderError} if the folder can't be used, and a `NewerSchemaError` as {@link migrated} does.
 */
export async function openPglite(folder?: string): Promise<OpenDatabase> {
  const client = await createPglite(folder === undefined ? {} : { dataDir: folder }).catch(
    (error: unknown) => {
      throw folder === undefined ? error : new DataFolderError(folder, error);
    },
  );
  endOnPanic(client);
  return migrated(client);
}

/** Opens an embedded database with the extensions that the migrations need, without migrating it. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

/**
 * Ends the process when the database panics, as on a full disk, because the next statement would block for
 * ever. The process supervisor restarts the API, and all confirmed data is still there.
 */
function endOnPanic(client: PGlite): void {
  const execute = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...parameters) => {
    try {
      return await execute(...parameters);
    } catch (error) {
      if (!isPanic(error)) throw error;
      serverLog.fatal(`The embedded database had to stop: ${error.message}. ${WHAT_TO_DO}`);
      process.exit(1);
    }
  };
}

function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}

const WHAT_TO_DO =
  'If its disk is full, make room; then the API can start again. All confirmed data is still there.';

/** Migrates an open embedded database. Throws a `NewerSchemaError` if a newer version has migrated it. */
export async function migrated(client: PGlite): Promise<OpenDatabase> {
  await runMigrations(overPglite(client), readMigrations());
  return {
    db: drizzle(client, { schema }),
    updateStatistics: async () => {
      // PGlite has no autovacuum.
      await client.exec('vacuum analyze');
    },
    backUp: (file) => backUpEmbedded(client, file),
    close: () => client.close(),
  };
}
