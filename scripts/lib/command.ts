import { StepFailedError } from './processes';

/** A command of `npm run`: when it fails, it prints the error's message and ends with exit code 1. */
export function command(work: (args: string[]) => Promise<void> | void) {
  return async (args: string[]) => {
    try {
      await work(args);
    } catch (error) {
      console.error(error instanceof StepFailedError ? error.message : error);
      process.exitCode = 1;
    }
  };
}
