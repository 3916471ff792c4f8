import { command } from './lib/command';
import { findRunningShop, splitAgainst } from '@storefront/remote-kit/shop/running-shop';
import { E2E_REPORT, runBrowserTestsAgainst, withTestShop } from './lib/tests/browser-tests';
import { underLoad } from './lib/tests/under-load';

/**
 * `npm run e2e`: the browser tests against a shop of their own; with `--against URL`, only those that need no
 * shop of their own, against the shop at that URL. `--repeat 20` runs each test so often, and `--loaded` keeps
 * the processor busy meanwhile, which shows flaky tests. Other arguments go to Playwright.
 */
export const main = command(async (args) => {
  const { against, rest } = splitAgainst(args);
  const isLoaded = rest.includes('--loaded');
  const playwright = rest
    .filter((arg) => arg !== '--loaded')
    .map((arg) => arg.replace(/^--repeat(?=$|=)/, '--repeat-each'));
  const run = async () => {
    if (against !== undefined) {
      return runBrowserTestsAgainst(await findRunningShop(against), playwright);
    }
    return withTestShop((shop) => shop.run({ args: playwright, report: E2E_REPORT }));
  };
  return isLoaded ? underLoad(run) : run();
});
