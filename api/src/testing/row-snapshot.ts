import type { PGlite } from '@electric-sql/pglite';

/** All rows of a database, to restore them later. */
export interface RowSnapshot {
  tables: TableRows[];
  /** The statements that set each sequence. */
  sequences: string;
}

interface TableRows {
  /** The quoted name, with the schema. */
  name: string;
  /** The quoted names of the writable columns, separated by commas. */
  columns: string;
  /** The rows as JSON. */
  rows: string;
}

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name,
    string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
  where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
  group by table_schema, table_name`;

const SEQUENCES = `
  select coalesce(string_agg(
    format('select setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null), ''), '') as statements
  from pg_sequences`;

/** Reads all rows of all tables. */
export async function takeSnapshot(client: PGlite): Promise<RowSnapshot> {
  const { rows: tables } = await client.query<Omit<TableRows, 'rows'>>(TABLES);
  const { rows: sequences } = await client.query<{ statements: string }>(SEQUENCES);
  const withRows = tables.map(async ({ name, columns }) => {
    const all = `select coalesce(json_agg(t), '[]')::text as rows from ${name} t`;
    const { rows } = await client.query<Pick<TableRows, 'rows'>>(all);
    return { name, columns, rows: rows[0]?.rows ?? '[]' };
  });
  return { tables: await Promise.all(withRows), sequences: sequences[0]?.statements ?? '' };
}

/**
 * Restores the rows of a snapshot, with foreign keys and triggers disabled, because the snapshot has the rows
 * that triggers would write. Also removes the listeners and locks that a session has left.
 */
export async function restoreSnapshot(client: PGlite, snapshot: RowSnapshot): Promise<void> {
  const { tables, sequences } = snapshot;
  await client.exec('unlisten *; select pg_advisory_unlock_all();');
  await client.transaction(async (tx) => {
    await tx.exec('set local session_replication_role = replica');
    await tx.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const { name, columns, rows } of tables) {
      await tx.query(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
        [rows],
      );
    }
    await tx.exec(sequences);
  });
}
