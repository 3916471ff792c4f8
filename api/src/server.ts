import { ConfigError } from '@storefront/tools/settings';
import { LockedError } from '@storefront/tools/file-lock';
import { DataFolderVersionError } from './db/stamp';
import { DemoRefusedError } from './demo/fill-with-demo';
import { PortTakenError, startApi } from './start';

/** How long open requests may take to end when the API is stopped, in milliseconds. */
const CLOSE_TIMEOUT = 5000;

/** Errors that the operator can do something about; their messages say what. */
const EXPECTED = [
  ConfigError,
  LockedError,
  DataFolderVersionError,
  DemoRefusedError,
  PortTakenError,
];

function fail(error: unknown): never {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
}

try {
  const { url, notices, close } = await startApi(process.env);
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => fail(new Error('The API did not close in time.')), CLOSE_TIMEOUT).unref();
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  for (const notice of notices) console.warn(notice);
  process.stdout.write(`api listening on ${url}\n`);
} catch (error) {
  fail(error);
}
