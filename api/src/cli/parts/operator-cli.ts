import { errorCode } from '@storefront/tools/error-code';
import type { Database } from '../../db/database';
import { withDatabase } from '../../db/open-database';
import type { OperatorResponse } from '../../operator/operator-socket';
import { type Config, readConfig } from '../../settings/config';
import { WrongOptionError } from './check-command';
import { runCli } from './run-cli';

/** A command line for operators. */
interface OperatorCli<Command> {
  usage: string;
  /** The command that was typed; undefined for none that there is. Throws a {@link WrongOptionError}. */
  read: () => Command | undefined | Promise<Command | undefined>;
  /** Sends it to the API that holds the data folder; undefined when none is running. */
  send: (dataDir: string, command: Command) => Promise<OperatorResponse | undefined>;
  /** Runs it on the database; returns the text to show. */
  run: (context: { db: Database; config: Config }, command: Command) => Promise<string>;
}

/**
 * Runs the command that was typed, in the API if that holds the embedded database, and prints what it returns. What
 * can't be run is said, with the usage and exit code 2.
 */
export function runOperatorCli<Command>({
  usage,
  read,
  send,
  run,
}: OperatorCli<Command>): Promise<void> {
  async function resultOf(command: Command): Promise<string> {
    const config = readConfig(process.env);
    if (config.databaseUrl === undefined) {
      const response = await send(config.dataDir, command);
      if (response?.ok === false) throw new Error(response.text);
      if (response) return response.text;
    }
    return withDatabase(config, ({ db }) => run({ db, config }, command));
  }

  return runCli(async () => {
    const command = await readTyped(read);
    if (command !== undefined) {
      console.log(await resultOf(command));
    } else {
      console.error(usage);
      process.exitCode = 2;
    }
  });
}

async function readTyped<Command>(
  read: OperatorCli<Command>['read'],
): Promise<Command | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isWrongOption(error)) throw error;
    console.error(`${error.message}\n`);
    return undefined;
  }
}

/** True for an option without a usable value, and for one that isn't known to Node's `parseArgs`. */
function isWrongOption(error: unknown): error is Error {
  return error instanceof WrongOptionError || String(errorCode(error)).startsWith('ERR_PARSE_ARGS');
}
