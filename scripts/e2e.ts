import { runBrowserTests, runBrowserTestsAgainst } from './parts/browser-tests';
import { command } from './parts/command';
import { apiOriginOf } from './parts/tested-shop';

/**
 * `npm run e2e`: the browser tests against a shop of their own; with `--against URL`, those that need
 * no shop of their own against the one that runs there. Other arguments go to Playwright.
 */
export const main = command(async (args) => {
  const at = args.indexOf('--against');
  if (at === -1) return runBrowserTests(args);
  const [, shop = '', ...rest] = args.splice(at);
  const api = await apiOriginOf(shop);
  return runBrowserTestsAgainst({ shop: new URL(shop).origin, api }, [...args, ...rest]);
});
