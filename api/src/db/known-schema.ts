import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';

/** The migrations, as drizzle-kit writes them. */
export const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, 'migrations') };

/** The database has been migrated by a newer version of the API. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';

  constructor() {
    super(
      'The database was migrated by a newer version of this API, whose tables this one doesn’t know. Nothing ' +
        'was changed. Start that version again, or restore a backup from before it.',
    );
  }
}

/** Throws a {@link NewerSchemaError} when the database has a migration that this version doesn't know. */
export async function requireKnownSchema(db: Database): Promise<void> {
  const [found] = await db
    .select({ table: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(sql`(values (1)) as one`);
  if (!found?.table) return;
  const [applied] = await db
    .select({ last: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  const known = readMigrationFiles(MIGRATIONS).at(-1)?.folderMillis ?? 0;
  if (Number(applied?.last ?? 0) > known) throw new NewerSchemaError();
}
