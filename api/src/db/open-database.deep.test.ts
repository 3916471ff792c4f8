import '../testing/load-natively';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { openDatabase } from './open-database';
import * as schema from './schema';

test('opening an empty database leaves it empty', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'empty-'));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  for (const table of Object.values(schema)) {
    if (is(table, PgTable)) expect(await db.select().from(table)).toEqual([]);
  }
  await close();
  rmSync(dataDir, { recursive: true });
});
