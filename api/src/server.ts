import { ConfigError } from './config';
import { DataFolderLockedError } from './db/lock';
import { DataFolderVersionError } from './db/stamp';
import { PortTakenError, startApi } from './start';

/** Longer than any request should take; a client that holds on is cut off. */
const CLOSE_WITHIN = 5000;

const EXPECTED = [ConfigError, DataFolderLockedError, DataFolderVersionError, PortTakenError];

function fail(error: unknown): never {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
}

try {
  const { url, close } = await startApi(process.env);
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => fail(new Error('The API did not close in time.')), CLOSE_WITHIN).unref();
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.stdout.write(`api listening on ${url}\n`);
} catch (error) {
  fail(error);
}
