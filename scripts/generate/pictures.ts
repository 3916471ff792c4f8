import { picturesCommand } from '../../demo-pictures/src/command/pictures-command';
import { UsageError } from '../../demo-pictures/src/command/usage-error';
import { command } from '../lib/command';
import { StepFailedError } from '../lib/processes';

/** `npm run pictures`: draws the demo's pictures again (demo-pictures/README.md). */
export const main = command(async (args) => {
  try {
    await picturesCommand(args);
  } catch (error) {
    throw error instanceof UsageError ? new StepFailedError(error.message) : error;
  }
});
