import { ConfigError } from '@storefront/tools/settings';
import { serverLog, stopOnSignals } from '@storefront/tools/http-server';
import { LockedError } from '@storefront/tools/file-lock';
import { DataFolderError } from './db/embedded/data-folder-error';
import { DatabaseUnavailableError } from './db/database-unavailable';
import { NewerSchemaError, PendingMigrationsError } from './db/migrating/known-schema';
import { LockRefusedError } from './db/migrating/run-migrations';
import { DataFolderVersionError } from './db/embedded/data-folder-version';
import { DemoRefusedError } from './demo/fill-with-demo';
import { PortTakenError, startApi } from './start';

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

try {
  const { url, notices, servers, close } = await startApi(process.env);
  stopOnSignals(servers, close);
  for (const notice of notices) serverLog.warn(notice);
  serverLog.info(`api listening on ${url}`);
} catch (error) {
  fail(error);
}
