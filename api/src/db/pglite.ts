import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { backUpEmbedded } from '../backup/back-up-embedded';
import type { OpenDatabase } from './database';
import { MIGRATIONS, requireKnownSchema } from './known-schema';
import * as schema from './schema';

/** Opens and migrates the embedded database: in that folder, or in memory without one. Throws as `migrated` does. */
export async function openPglite(folder?: string): Promise<OpenDatabase> {
  return migrated(await PGlite.create(folder));
}

/** Migrates an embedded database that is open. Throws a `NewerSchemaError` for one of a newer version. */
export async function migrated(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle(client, { schema });
  await requireKnownSchema(db);
  await migrate(db, MIGRATIONS);
  return {
    db,
    updateStatistics: async () => {
      // PGlite has no autovacuum.
      await client.exec('vacuum analyze');
    },
    backUp: (file) => backUpEmbedded(client, file),
    close: () => client.close(),
  };
}
