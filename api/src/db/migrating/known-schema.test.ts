import '../../testing/load-natively';
import type { PGlite } from '@electric-sql/pglite';
import { createPglite, migrated } from '../embedded/pglite';
import { NewerSchemaError, PendingMigrationsError, requireNoneNeeded } from './known-schema';
import { overPglite } from './migration-connection';
import { readMigrations, type Migration } from './migration-files';
import { runMigrations } from './run-migrations';

let client: PGlite;
beforeEach(async () => {
  client = await createPglite();
});
afterEach(() => client.close());

const NOW = readMigrations();
const last = NOW.at(-1)?.createdAt ?? 0;

/** A migration of the next version. */
function next(statement: string, needs?: number): Migration {
  return {
    name: '9999_next',
    createdAt: last + 1,
    hash: 'next',
    statements: [{ text: statement, isInBatches: false }],
    isInSteps: false,
    ...(needs !== undefined && { needs }),
  };
}

test('this version starts on a database to which a newer version has only added something', async () => {
  const added = next('alter table products add column weight integer');
  await runMigrations(overPglite(client), [...NOW, added]);
  await expect(migrated(client)).resolves.toBeDefined();
});

test('this version refuses a database from which a newer version has taken away what it uses', async () => {
  const removed = next('alter table products drop column featured', last + 1);
  await runMigrations(overPglite(client), [...NOW, removed]);
  await expect(migrated(client)).rejects.toThrow(NewerSchemaError);
});

test('a version can do without a migration that only takes away, and without no other', () => {
  const contract = next('', last);
  expect(() => requireNoneNeeded([contract])).not.toThrow();
  expect(() => requireNoneNeeded([])).not.toThrow();
  expect(() => requireNoneNeeded([next(''), contract])).toThrow(PendingMigrationsError);
  expect(() => requireNoneNeeded([next('')])).toThrow(/9999_next.*api\/src\/cli\/migrate\.ts/);
});
