import getPort from 'get-port';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { launchBrowser } from './bench-browser';

const FLAGS: Flags = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance', 'seo', 'best-practices'],
  formFactor: 'mobile',
  // Simulated throttling would not show what a chain of requests costs.
  throttlingMethod: 'devtools',
  disableFullPageScreenshot: true,
};

/** Lighthouse's result of a page on a phone with applied throttling, in a fresh browser. */
export async function auditPage(url: string): Promise<Result> {
  const port = await getPort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { ...FLAGS, port });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
