import { runBrowserTests } from './parts/browser-tests';
import { command } from './parts/command';

/** `npm run e2e`: the browser tests against a shop of their own; arguments go to Playwright. */
export const main = command(runBrowserTests);
