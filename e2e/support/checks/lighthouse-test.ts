import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse, { type Flags } from 'lighthouse';
import { test as base } from '../test';

/**
 * What of Lighthouse is asked for: access on a phone. Simulated throttling slows nothing down, and
 * spares the seconds of quiet that the other kinds wait for.
 */
const FLAGS: Flags = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['accessibility'],
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
};

/** What Lighthouse says of a page's accessibility. */
interface Verdict {
  /** From 0 to 100. */
  score: number;
  /** The audits that the page fails. */
  failures: string[];
}

interface WorkerFixtures {
  /** Port on which a browser for Lighthouse takes orders. */
  lighthousePort: number;
}

/** Tests that ask Lighthouse. */
export const test = base.extend<{ audit: (url: string) => Promise<Verdict> }, WorkerFixtures>({
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
      if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
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
