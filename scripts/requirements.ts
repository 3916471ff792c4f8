import { command } from './lib/command';
import { checkRequirements } from './lib/tests/requirements';

/** `npm run requirements`: each requirement, and the tests that prove it, as they went in the last run. */
export const main = command(checkRequirements);
