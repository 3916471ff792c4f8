import type { Migration } from './migration-files';
import type { MigrationConnection } from './migration-connection';

/** The database no longer has what this version of the API uses. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';

  constructor() {
    super(
      'The database was migrated by a newer version of this API, and no longer has what this one uses. Nothing ' +
        'was changed. Start that version again, or restore a backup from before it.',
    );
  }
}

/** The database lacks what this version of the API uses. */
export class PendingMigrationsError extends Error {
  override readonly name = 'PendingMigrationsError';

  constructor(pending: readonly Migration[]) {
    super(
      `The database lacks ${pending.map(({ name }) => name).join(', ')}. Run node tools/run.mjs api/src/cli/migrate.ts, ` +
        'or let the API migrate when it starts, with MIGRATE_AT_START=true.',
    );
  }
}

/** The name of this version's connections, by which a migration sees that the version still runs. */
export function applicationName(migrations: readonly Migration[]): string {
  return APPLICATION + String(migrations.at(-1)?.createdAt ?? 0);
}

const APPLICATION = 'storefront-api ';

/** How many connections of versions there are that don't know the migration made at that time. */
export async function countOlderConnections(
  connection: MigrationConnection,
  needs: number,
): Promise<number> {
  const [found] = await connection.query<{ older: number }>(
    `select count(*)::int as older from pg_stat_activity
      where datname = current_database() and application_name like $1
        and substring(application_name from '[0-9]+$')::bigint < $2`,
    [`${APPLICATION}%`, needs],
  );
  return found?.older ?? 0;
}

/**
 * Throws a {@link NewerSchemaError} when a migration of a newer version has taken away what this one uses. What newer
 * versions have only added does no harm: while a shop is updated, both run.
 */
export async function requireKnownSchema(
  connection: MigrationConnection,
  migrations: readonly Migration[],
): Promise<void> {
  const { needs } = await readAppliedState(connection);
  if (needs > (migrations.at(-1)?.createdAt ?? 0)) throw new NewerSchemaError();
}

/** The migrations that the database lacks. */
export async function pendingMigrations(
  connection: MigrationConnection,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const { last } = await readAppliedState(connection);
  return migrations.filter(({ createdAt }) => createdAt > last);
}

/** Throws a {@link PendingMigrationsError} unless this version can do without what is pending. */
export function requireNoneNeeded(pending: readonly Migration[]): void {
  if (pending.some(({ needs }) => needs === undefined)) throw new PendingMigrationsError(pending);
}

/** What is in the table of migrations: `createdAt` of the last one, and what a version must know. */
async function readAppliedState(connection: MigrationConnection) {
  const columns = await connection.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'drizzle' and table_name = '__drizzle_migrations'`,
  );
  if (columns.length === 0) return { last: 0, needs: 0 };
  // The column was added later than the table, by this version or a newer one.
  const hasNeeds = columns.some(({ name }) => name === 'needs');
  const [applied] = await connection.query<{ last: string | null; needs: string | null }>(
    `select max(created_at)::text as last, ${hasNeeds ? 'max(needs)::text' : 'null'} as needs
      from drizzle.__drizzle_migrations`,
  );
  return { last: Number(applied?.last ?? 0), needs: Number(applied?.needs ?? 0) };
}
