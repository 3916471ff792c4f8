import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { MIGRATIONS_FOLDER, readMigrations } from './migrating/migration-files';
import * as schema from './schema';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

const META = path.join(MIGRATIONS_FOLDER, 'meta');

function readMeta(file: string): unknown {
  return JSON.parse(readFileSync(path.join(META, file), 'utf8'));
}

/** The tables as the last migration leaves them. */
function lastSnapshot(): Snapshot {
  const { entries } = readMeta('_journal.json') as { entries: { tag: string }[] };
  const [number] = entries.at(-1)?.tag.split('_') ?? [];
  return readMeta(`${number}_snapshot.json`) as Snapshot;
}

test('the migrations lead to the tables of the schema', async () => {
  // If this fails, `npm run migration -w api` writes the missing migration.
  expect(await generateMigration(lastSnapshot(), generateDrizzleJson(schema))).toEqual([]);
});

/** The last migration that was made before migrations had to run beside earlier versions. */
const LAST_WITHOUT_RULES = '0023_store_pictures';

/** What earlier versions of the API would miss, or trip over. */
const TAKES_AWAY = /\b(drop (table|column)|rename|set data type|set not null)\b/i;

const INDEX = /create (?:unique )?index (concurrently if not exists )?"\w+" on "(\w+)"/gi;

test('migrations can run while the version before them sells', () => {
  for (const migration of readMigrations().filter(({ name }) => name > LAST_WITHOUT_RULES)) {
    const { name, statements, isInSteps, needs } = migration;
    const text = statements.map((statement) => statement.text).join('\n');
    if (needs === undefined)
      expect({ name, text }).not.toMatchObject({
        text: expect.stringMatching(TAKES_AWAY) as string,
      });
    for (const [, concurrently, table] of text.matchAll(INDEX)) {
      // On a table that this migration makes, an index blocks nobody.
      const isNew = text.includes(`CREATE TABLE "${table}"`);
      const isConcurrent = concurrently !== undefined && isInSteps;
      expect({ name, table, isConcurrent }).toEqual({ name, table, isConcurrent: !isNew });
    }
  }
});
