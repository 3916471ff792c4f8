import { command } from './lib/command';
import { checkNamesOfRequirements, checkRequirements } from './lib/tests/requirements/requirements';

/**
 * `node scripts/run.mjs requirements`: each requirement, and the tests that prove it, as they went in the last
 * run; `node scripts/run.mjs requirements names`: only whether tests name all of them, without a run.
 */
export const main = command(([part]) =>
  part === 'names' ? checkNamesOfRequirements() : checkRequirements(),
);
