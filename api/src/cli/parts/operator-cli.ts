import { errorCode } from '@storefront/tools/error-code';
import type { Database } from '../../db/database';
import { withDatabase } from '../../db/open-database';
import { authorise } from '../../modules/operators/operators.service';
import type { CommandArea } from '../../modules/operators/permissions';
import { actingAs } from '../../operator/acting-as';
import { sendCommand } from '../../operator/socket/send-command';
import type { CommandProgress } from '../../operator/socket/socket-path';
import { type Config, readConfig } from '../../settings/config';
import { WrongOptionError } from './check-command';
import { runCli } from './run-cli';

/** A command line for operators. */
interface OperatorCli<Command extends { action: string }> {
  area: CommandArea;
  usage: string;
  /** The command that was typed; undefined for none that there is. Throws a {@link WrongOptionError}. */
  read: () => Command | undefined | Promise<Command | undefined>;
  /** What shows how far a command is, where it takes long. */
  progressOf?: (command: Command) => ((progress: CommandProgress) => void) | undefined;
  /** Runs it on the database; returns the text to show. */
  run: (context: { db: Database; config: Config }, command: Command) => Promise<string>;
}

/**
 * Runs the command that was typed, in the API if that holds the embedded database, and prints what it returns. What
 * can't be run is said, with the usage and exit code 2.
 */
export function runOperatorCli<Command extends { action: string }>({
  area,
  usage,
  read,
  progressOf,
  run,
}: OperatorCli<Command>): Promise<void> {
  async function resultOf(command: Command): Promise<string> {
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    const token = process.env.OPERATOR_TOKEN;
    if (databaseUrl === undefined) {
      const onProgress = progressOf?.(command);
      const response = await sendCommand({ dataDir, area, command, token, onProgress });
      if (response?.ok === false) throw new Error(response.text);
      if (response) return response.text;
    }
    return withDatabase(config, async ({ db }) => {
      const operator = await authorise(db, token, { area, action: command.action });
      return run({ db, config }, actingAs(operator, command));
    });
  }

  return runCli(async () => {
    if (isHelpWanted()) {
      console.log(usage);
      return;
    }
    const command = await readTyped(read);
    if (command !== undefined) {
      console.log(await resultOf(command));
    } else {
      console.error(usage);
      process.exitCode = 2;
    }
  });
}

function isHelpWanted(): boolean {
  return process.argv.slice(2).some((typed) => typed === '--help' || typed === '-h');
}

async function readTyped<Command extends { action: string }>(
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
