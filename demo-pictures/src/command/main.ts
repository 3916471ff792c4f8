import { picturesCommand } from './pictures-command';
import { UsageError } from './usage-error';

try {
  await picturesCommand(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
