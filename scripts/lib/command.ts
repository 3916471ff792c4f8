import { RegistryError } from '@storefront/host/contracts/parse-registry';
import { BuildError } from '@storefront/remote-kit/build/error';
import { errorCode } from '@storefront/tools/error-code';
import { ReleaseError } from '@storefront/tools/deploy';
import { CreateError } from '@storefront/create-remote/remote-names';
import { UsageError } from '@storefront/remote-kit/usage-error';
import { StepFailedError, stopServices } from './processes';

/**
 * A command of `npm run`: when it fails, it prints the error's message, stops what it has started, and ends with
 * exit code 1.
 */
export function command(work: (args: string[]) => Promise<void> | void) {
  return async (args: string[]) => {
    try {
      await work(args);
    } catch (error) {
      console.error(saysWhatToDo(error) ? error.message : error);
      process.exitCode = 1;
      await stopServices();
    }
  };
}

/** True for an error whose message is meant for the person at the command line; of any other, the stack helps. */
function saysWhatToDo(error: unknown): error is Error {
  return (
    error instanceof StepFailedError ||
    error instanceof CreateError ||
    error instanceof UsageError ||
    error instanceof RegistryError ||
    error instanceof BuildError ||
    error instanceof ReleaseError ||
    String(errorCode(error)).startsWith('ERR_PARSE_ARGS')
  );
}
