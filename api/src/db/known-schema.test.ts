import { openDemoDatabase } from '../testing/demo-database';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { OpenDatabase } from './database';
import { MIGRATIONS, NewerSchemaError, requireKnownSchema } from './known-schema';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDemoDatabase();
});
afterAll(() => database.close());

test('a database that a newer version has migrated is refused', async () => {
  const { db } = database;
  const newer = (readMigrationFiles(MIGRATIONS).at(-1)?.folderMillis ?? 0) + 1;
  await expect(requireKnownSchema(db)).resolves.toBeUndefined();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newer})`,
  );
  await expect(requireKnownSchema(db)).rejects.toThrow(NewerSchemaError);
});
