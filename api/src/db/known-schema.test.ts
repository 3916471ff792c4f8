import { openDemoDatabase } from '../testing/demo-database';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database';
import { NewerSchemaError, requireKnownSchema } from './known-schema';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDemoDatabase();
});
afterAll(() => database.close());

test('a database that a newer version has migrated is told apart', async () => {
  const { db } = database;
  await expect(requireKnownSchema(db)).resolves.toBeUndefined();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() + 1e9})`,
  );
  await expect(requireKnownSchema(db)).rejects.toThrow(NewerSchemaError);
});
