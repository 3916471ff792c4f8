import { rm } from 'node:fs/promises';
import { command } from './lib/command';
import { browserSteps } from './lib/tests/browser-steps';
import { withTestShop } from './lib/tests/browser-tests';
import { requirementsCheck } from './lib/tests/requirements/requirements';
import { allChecks } from './lib/tests/source-checks';
import { runTests } from './lib/tests/test-steps';
import { apiTestsOnPostgres, unitTests } from './lib/tests/unit-tests';

/** `npm run test:all`: every test there is. */
export const main = command(async () => {
  await rm('.reports', { recursive: true, force: true });
  await withTestShop((shop) =>
    runTests({
      checks: allChecks(),
      steps: [
        unitTests(),
        ...browserSteps(shop, (tests) => tests),
        apiTestsOnPostgres(),
        requirementsCheck(),
      ],
      runsFailedAgain: true,
    }),
  );
});
