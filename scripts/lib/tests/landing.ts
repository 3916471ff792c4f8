import { browserSteps } from './browser-steps';
import { withTestShop } from './browser-tests';
import { findChange, quarterOfCommit, touchesApi } from './choice/changed-parts';
import { describeChoice, landingTests } from './choice/choose-tests';
import { requirementsCheck } from './requirements/requirements';
import { allChecks } from './source-checks';
import type { TestResult } from './test-results';
import { runTests } from './test-steps';
import { apiTestsOnPostgres, unitTests } from './unit-tests';

/**
 * Runs what must pass before a change lands: `npm test`, all other tests of what the change touches, and a quarter of
 * the rest. A change of the test runner itself runs all of them. Of the API's tests with a database a quarter runs on the
 * embedded one, and on PostgreSQL all after a change of the API, else a quarter as well.
 */
export async function testLanding(): Promise<void> {
  const quarter = quarterOfCommit();
  await withTestShop((shop) =>
    runTests({
      checks: allChecks(),
      steps: [
        unitTests(quarter),
        ...browserSteps(shop, (tests) => chooseTests(tests, quarter)),
        apiTestsOnPostgres(touchesApi() ? undefined : quarter),
        requirementsCheck(),
      ],
      runsFailedAgain: true,
    }),
  );
}

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
