import { command } from './lib/command';
import { checkRequirements } from './lib/tests/requirements';

/** `node scripts/run.mjs requirements`: each requirement, and the tests that prove it, as they went in the last run. */
export const main = command(checkRequirements);
