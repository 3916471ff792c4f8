import { loadNatively } from './load-natively';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../db/database';
import { migrated } from '../db/pglite';
import { fillWithDemo } from '../demo/fill-with-demo';

const kept = loadNatively('./kept-in-worker.cjs') as { demoDatabase: Blob | undefined };

/**
 * A database in memory with the demo. A Jest worker makes one, which takes seconds, and starts the
 * others from a copy of its files.
 */
export async function openDemoDatabase(): Promise<OpenDatabase> {
  if (kept.demoDatabase) return migrated(await PGlite.create({ loadDataDir: kept.demoDatabase }));
  const client = await PGlite.create();
  const database = await migrated(client);
  await fillWithDemo(database);
  kept.demoDatabase = await client.dumpDataDir('none');
  return database;
}
