import { ConsoleGuard } from '../checks/console-guard';
import { SHOP_ORIGIN } from '../settings';
import { test as base } from '../test';
import { START_TIMEOUT, type BrowserDriver } from './browser-driver';
import { BrowserTab } from './browser-tab';
import { Firefox } from './firefox';
import { ShellScriptProxy } from './shell-script-proxy';
import { WebKit } from './webkit';

export { expect } from '@playwright/test';

/** The browsers that are tested besides Chromium, by the names in test titles. */
const BROWSERS = { Firefox: () => Firefox.start(), WebKit: () => WebKit.start() };

type BrowserName = keyof typeof BROWSERS;

export const BROWSER_NAMES = Object.keys(BROWSERS) as BrowserName[];

interface Fixtures {
  /** Set by `test.use`. */
  otherBrowser: BrowserName;
  driver: BrowserDriver;
  /** The browser's only tab. Console errors in it fail the test. */
  tab: BrowserTab;
  /** A proxy in front of the shop that holds back the shell's script. */
  heldShell: ShellScriptProxy;
}

/** Tests in a browser that Playwright doesn't drive; Playwright's own isn't started. */
export const test = base.extend<Fixtures>({
  otherBrowser: ['Firefox', { option: true }],

  driver: [
    async ({ otherBrowser }, provide, testInfo) => {
      const driver = await BROWSERS[otherBrowser]();
      await provide(driver);
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = await driver.screenshot();
        await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      }
      await driver.close();
    },
    { timeout: START_TIMEOUT },
  ],

  tab: async ({ driver, heldShell }, provide) => {
    await provide(new BrowserTab(driver));
    base.expect(await driver.consoleErrors(), 'unexpected console errors').toEqual([]);
    // Not before, because requests that this breaks off are errors on the console.
    heldShell.stop();
  },

  heldShell: async ({}, provide) => provide(await ShellScriptProxy.start(SHOP_ORIGIN)),

  // These would start Playwright's own browser; the shop of the deep run has no rate limits to wait for.
  waitForRateLimits: ({}, provide) => provide(),
  consoleGuard: ({}, provide) => provide(new ConsoleGuard()),
});
