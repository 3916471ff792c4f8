import { rm } from 'node:fs/promises';
import { command } from './lib/command';
import { browserSteps } from './lib/tests/browser-steps';
import { withTestShop } from './lib/tests/browser-tests';
import { findChange, quarterOfCommit, touchesApi } from './lib/tests/changed-parts';
import { describeChoice, landingTests } from './lib/tests/choose-tests';
import { requirementsCheck } from './lib/tests/requirements';
import { allChecks } from './lib/tests/source-checks';
import type { TestResult } from './lib/tests/test-results';
import { runTests } from './lib/tests/test-steps';
import { apiTestsOnPostgres, unitTests } from './lib/tests/unit-tests';

/**
 * `npm run test:landing`: what must pass before a change lands: `npm test`, all other tests of what the change
 * touches, and a quarter of the rest. A change of the test runner itself runs all of them.
 */
export const main = command(async () => {
  await rm('.reports', { recursive: true, force: true });
  const quarter = quarterOfCommit();
  await withTestShop((shop) =>
    runTests({
      checks: allChecks(),
      steps: [
        unitTests(),
        ...browserSteps(shop, (tests) => chooseTests(tests, quarter)),
        apiTestsOnPostgres(touchesApi() ? undefined : quarter),
        requirementsCheck(),
      ],
      runsFailedAgain: true,
    }),
  );
});

async function chooseTests(tests: TestResult[], quarter: number): Promise<TestResult[]> {
  const change = await findChange([...new Set(tests.map(({ file }) => file))]);
  if (!change) {
    console.log('All tests run: the test runner has changed, or the last landing is unknown.');
    return tests;
  }
  const chosen = landingTests(tests, change, quarter);
  console.log(describeChoice(tests, chosen, change));
  return chosen;
}
