import { rm } from 'node:fs/promises';
import { WORKSPACES } from './lib/apps';
import { command } from './lib/command';
import { StepFailedError } from './lib/processes';
import { testScale } from './lib/scale/test-scale';
import { browserSteps } from './lib/tests/browser-steps';
import { withTestShop } from './lib/tests/browser-tests';
import { smokeTests } from './lib/tests/choice/choose-tests';
import { testLanding } from './lib/tests/landing';
import { requirementsCheck } from './lib/tests/requirements/requirements';
import { allChecks, workspaceChecks } from './lib/tests/source-checks';
import { runTests } from './lib/tests/test-steps';
import { quickUnitTests } from './lib/tests/unit-tests';

/**
 * `npm test`: what a change can break quickly: the sources' checks, all unit tests, and a browser flow of each
 * page; `npm test -w mf-catalog`: one team's part; `npm test -- types`: one check alone; `npm test -- landing`: what a
 * change must pass; `npm test -- scale`: what the shop survives on several machines.
 */
export const main = command(async ([part, ...args]) => {
  await rm('.reports', { recursive: true, force: true });
  if (part !== undefined) return testPart(part, args);
  await withTestShop((shop) =>
    runTests({
      checks: allChecks(),
      steps: [quickUnitTests([]), ...browserSteps(shop, smokeTests), requirementsCheck()],
    }),
  );
});

function testPart(part: string, args: string[]): Promise<void> {
  if (part === 'landing') return testLanding();
  if (part === 'scale') return testScale(args[0]);
  const checks = allChecks().filter(({ name }) => name.split(' ')[0] === part);
  if (checks.length > 0) return runTests({ checks, steps: [] });
  if (WORKSPACES.includes(part)) {
    return runTests({ checks: workspaceChecks(part), steps: [quickUnitTests([`/${part}/`])] });
  }
  const names = allChecks().map(({ name }) => name.split(' ')[0]);
  throw new StepFailedError(
    `"${part}" is no part of the tests. Name a check: ${[...new Set(names)].join(', ')}; a workspace: npm test -w mf-catalog; or a word in the path of unit tests: npx jest ${part}`,
  );
}
