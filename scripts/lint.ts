import { command } from './lib/command';
import { lintChecks } from './lib/tests/lint-checks';
import { runTests } from './lib/tests/test-steps';

/** `npm test -- lint`: ESLint over all sources; arguments go to ESLint. */
export const main = command((args) => runTests({ checks: lintChecks(args), steps: [] }));
