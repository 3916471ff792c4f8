import { runBrowserTests, runBrowserTestsAgainst } from './lib/browser-tests';
import { command } from './lib/command';
import { findTestedShop, splitAgainst } from './lib/tested-shop';

/**
 * `npm run e2e`: the browser tests against a shop of their own; with `--against URL`, those that need
 * no shop of their own against the one that runs there. Other arguments go to Playwright.
 */
export const main = command(async (args) => {
  const { against, rest } = splitAgainst(args);
  if (against === undefined) return runBrowserTests(rest);
  return runBrowserTestsAgainst(await findTestedShop(against), rest);
});
