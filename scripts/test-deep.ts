import { rm } from 'node:fs/promises';
import { DEEP_REPORT, runBrowserTests } from './parts/browser-tests';
import { command } from './parts/command';
import { findOrInstallNginx } from './parts/nginx';
import { playwrightTally } from './parts/test-report';
import { runSteps } from './parts/test-steps';

/**
 * `npm run test:deep`: what takes long by nature, and the rest of the flows on a phone; arguments go to
 * Playwright.
 */
export const main = command(async (args) => {
  await rm(DEEP_REPORT, { force: true });
  await runSteps([
    {
      name: 'deep browser flows',
      run: () => {
        const env = { NGINX_PATH: findOrInstallNginx() };
        return runBrowserTests(args, { suite: 'deep', report: DEEP_REPORT, env });
      },
      tally: () => playwrightTally(DEEP_REPORT),
    },
  ]);
});
