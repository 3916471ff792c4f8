import { rm } from 'node:fs/promises';
import { command } from './lib/command';
import { findOrInstallNginx } from './lib/programs/nginx';
import { findOrInstallOtherBrowsers } from './lib/programs/other-browsers';
import { findOrInstallPostgres } from './lib/programs/postgres';
import { DEEP_REPORT, runBrowserTests } from './lib/tests/browser-tests';
import { playwrightTally } from './lib/tests/test-report';
import { runTests } from './lib/tests/test-steps';

/**
 * `npm run test:deep`: what takes long by nature, and the rest of the flows on a phone; arguments go to
 * Playwright.
 */
export const main = command(async (args) => {
  await rm(DEEP_REPORT, { force: true });
  await runTests({
    steps: [
      {
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
      },
    ],
  });
});
