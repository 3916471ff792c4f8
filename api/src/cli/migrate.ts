import { parseArgs } from 'node:util';
import { migratePostgres, pendingOnPostgres } from '../db/postgres/migrate-postgres';
import { readConfig } from '../settings/config';
import { runCli } from './parts/run-cli';

const USAGE = `Migrates the PostgreSQL of DATABASE_URL to what this version of the API uses, while the shop runs.

  migrate             applies what is missing; a migration that takes away what a running version still uses waits
                      until that version has ended, and has to be asked for again
  migrate --pending   prints what is missing, and changes nothing
`;

/** What the embedded database's API does by itself. */
const EMBEDDED = 'Without DATABASE_URL the API migrates its own database when it starts.';

await runCli(async () => {
  const { values } = parseArgs({
    options: { pending: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  console.log(values.help ? USAGE : await migrate(values.pending));
});

async function migrate(isOnlyListed = false): Promise<string> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined) return EMBEDDED;
  const pending = await pendingOnPostgres(databaseUrl);
  if (pending.length === 0) return 'Nothing is missing.';
  if (isOnlyListed) return pending.map(({ name }) => name).join('\n');
  const heldBack = await migratePostgres(databaseUrl, {
    onApplied: console.log,
    onWait: console.log,
  });
  if (!heldBack) return 'Nothing is missing any more.';
  const { migration, connections } = heldBack;
  return `${migration.name} waits: ${connections} connections are of versions that still use what it takes away. Migrate again when they have ended.`;
}
