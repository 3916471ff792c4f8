import { ConfigError, settingsHelp } from '@storefront/tools/settings';
import { serverLog, stopOnSignals } from '@storefront/tools/http-server';
import { LockedError } from '@storefront/tools/file-lock';
import { startTracing, tracingSettings } from '@storefront/tools/telemetry';
import { DataFolderError } from './db/embedded/data-folder-error';
import { DatabaseUnavailableError } from './db/database-unavailable';
import { NewerSchemaError, PendingMigrationsError } from './db/migrating/known-schema';
import { LockRefusedError } from './db/migrating/run-migrations';
import { DataFolderVersionError } from './db/embedded/data-folder-version';
import { DemoRefusedError } from './demo/fill-with-demo';
import { PortTakenError } from './port-taken-error';
import { apiSettings } from './settings/api-settings';

const USAGE = `The API. It is set up by variables of the environment:

${settingsHelp(apiSettings, tracingSettings)}`;

/** Errors that the operator can fix; their messages say how, so they are logged without a stack. */
const EXPECTED = [
  ConfigError,
  LockedError,
  DatabaseUnavailableError,
  DataFolderError,
  DataFolderVersionError,
  NewerSchemaError,
  PendingMigrationsError,
  LockRefusedError,
  DemoRefusedError,
  PortTakenError,
];

function fail(error: unknown): never {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  serverLog.fatal(expected && error instanceof Error ? error.message : error);
  process.exit(1);
}

async function serve(): Promise<void> {
  const tracing = await startTracing(
    { service: 'storefront-api', hasStatements: true },
    process.env,
  );
  // Loads PostgreSQL's client, whose statements are traced only if tracing has started before.
  const { startApi } = await import('./start');
  const { url, notices, servers, close } = await startApi(process.env, tracing);
  stopOnSignals(servers, async () => {
    await close();
    await tracing?.stop();
  });
  for (const notice of notices) serverLog.warn(notice);
  serverLog.info(`api listening on ${url}`);
}

if (process.argv.includes('--help')) process.stdout.write(`${USAGE}\n`);
else await serve().catch(fail);
