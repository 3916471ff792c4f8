import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEPLOY_ROOT } from './apps';
import { findOrInstallChromium } from './chromium';
import { freePort, runToEnd } from './processes';
import { publishChanged } from './publish';
import { startApi, startPageServer } from './shop';

/** Where the browser tests leave their results, traces and screenshots. */
export const BROWSER_REPORT = '.reports/e2e.json';

/**
 * Builds what has changed, starts a shop of its own on free ports with fresh data, and runs the
 * browser tests against it. Throws `StepFailedError` when one fails.
 */
export async function runBrowserTests(args: string[]): Promise<void> {
  const chromium = findOrInstallChromium();
  await publishChanged();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
  const settings = { port: await freePort(), apiPort: await freePort(), apiUrl: undefined };
  const services = await startApi(settings, { DATA_DIR: dataDir, RATE_LIMIT_MAX: '100000' });
  try {
    services.push(await startPageServer(settings));
    await runToEnd('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args], {
      CHROMIUM_PATH: chromium,
      SHOP_URL: `http://localhost:${settings.port}`,
      API_ORIGIN: `http://localhost:${settings.apiPort}`,
      E2E_REPORT: path.resolve(BROWSER_REPORT),
      DEPLOY_ROOT,
    });
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true });
  }
}
