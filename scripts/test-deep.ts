import { rm } from 'node:fs/promises';
import { command } from './lib/command';
import { findOrInstallNginx } from './lib/programs/nginx';
import { findOrInstallOtherBrowsers } from './lib/programs/other-browsers';
import { findOrInstallPostgres } from './lib/programs/postgres';
import { DEEP_REPORT, runBrowserTests } from './lib/tests/browser-tests';
import { playwrightTally } from './lib/tests/test-report';
import { runTests, type Step } from './lib/tests/test-steps';
import { apiTestsOnPostgres } from './lib/tests/unit-tests';

/**
 * `npm run test:deep`: the slow browser tests, the rest of the flows on a phone, and the API on PostgreSQL;
 * with arguments, which go to Playwright, only the flows.
 */
export const main = command(async (args) => {
  await rm(DEEP_REPORT, { force: true });
  const flows = deepFlows(args);
  await runTests({ steps: args.length > 0 ? [flows] : [apiTestsOnPostgres(), flows] });
});

function deepFlows(args: string[]): Step {
  return {
    name: 'deep browser flows',
    run: () => {
      const { firefox, webKitDriver, xvfb } = findOrInstallOtherBrowsers();
      const env = {
        NGINX_PATH: findOrInstallNginx(),
        POSTGRES_BIN: findOrInstallPostgres(),
        FIREFOX_PATH: firefox,
        WEBKIT_DRIVER_PATH: webKitDriver,
        XVFB_PATH: xvfb,
      };
      return runBrowserTests(args, { suite: 'deep', report: DEEP_REPORT, env });
    },
    tally: () => playwrightTally(DEEP_REPORT),
  };
}
