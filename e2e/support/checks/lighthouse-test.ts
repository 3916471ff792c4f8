import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse, { type Flags } from 'lighthouse';
import { test as base } from '../test';

/**
 * Lighthouse's settings: accessibility on a phone. With simulated throttling it doesn't wait for the
 * network to be idle.
 */
const FLAGS: Flags = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['accessibility'],
  formFactor: 'mobile',
  // So low that no sticky bar covers a part of what happens to be beneath it (NAV-11).
  screenEmulation: { mobile: true, width: 390, height: 470, deviceScaleFactor: 3, disabled: false },
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
};

/** Lighthouse's result for a page's accessibility. */
interface AuditResult {
  /** From 0 to 100. */
  score: number;
  /** The audits that the page fails. */
  failures: string[];
}

interface WorkerFixtures {
  /** Debugging port of a browser for Lighthouse. */
  lighthousePort: number;
}

/** Tests that run Lighthouse. */
export const test = base.extend<{ audit: (url: string) => Promise<AuditResult> }, WorkerFixtures>({
  lighthousePort: [
    async ({ launchOptions }, provide) => {
      const port = await getPort();
      const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
      const browser = await chromium.launch({ ...launchOptions, args });
      await provide(port);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  audit: async ({ lighthousePort }, provide) => {
    await provide(async (url) => {
      const result = await lighthouse(url, { ...FLAGS, port: lighthousePort });
      if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
      const { categories, audits } = result.lhr;
      return {
        score: Math.round((categories.accessibility?.score ?? 0) * 100),
        failures: Object.values(audits)
          .filter(({ score }) => score !== null && score < 1)
          .map(({ title, details }) => `${title}: ${JSON.stringify(details)}`),
      };
    });
  },
});
