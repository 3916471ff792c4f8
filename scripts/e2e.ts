import { command } from './lib/command';
import { findRunningShop, splitAgainst } from './lib/shop/running-shop';
import { runBrowserTests, runBrowserTestsAgainst } from './lib/tests/browser-tests';

/**
 * `npm run e2e`: the browser tests against a shop of their own; with `--against URL`, only those that need no
 * shop of their own, against the shop at that URL. Other arguments go to Playwright.
 */
export const main = command(async (args) => {
  const { against, rest } = splitAgainst(args);
  if (against === undefined) return runBrowserTests(rest);
  return runBrowserTestsAgainst(await findRunningShop(against), rest);
});
