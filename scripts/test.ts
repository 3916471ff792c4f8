import { rm } from 'node:fs/promises';
import { command } from './lib/command';
import { browserSteps } from './lib/tests/browser-steps';
import { withTestShop } from './lib/tests/browser-tests';
import { smokeTests } from './lib/tests/choose-tests';
import { requirementsCheck } from './lib/tests/requirements';
import { allChecks, workspaceChecks } from './lib/tests/source-checks';
import { runTests } from './lib/tests/test-steps';
import { unitTests } from './lib/tests/unit-tests';

/**
 * `npm test`: what a change can break quickly: the sources' checks, all unit tests, and a browser flow of each
 * page; `npm test -w mf-catalog`: one team's part.
 */
export const main = command(async ([workspace]) => {
  await rm('.reports', { recursive: true, force: true });
  if (workspace) return testWorkspace(workspace);
  await withTestShop((shop) =>
    runTests({
      checks: allChecks(),
      steps: [unitTests([]), ...browserSteps(shop, smokeTests), requirementsCheck()],
    }),
  );
});

function testWorkspace(workspace: string): Promise<void> {
  return runTests({
    checks: workspaceChecks(workspace),
    steps: [unitTests([`/${workspace}/`])],
  });
}
