import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import * as schema from './schema';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

const META = path.join(import.meta.dirname, 'migrations/meta');

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
