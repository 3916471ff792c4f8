import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { createFolderDeployRoot, readRegistry } from '@storefront/tools/deploy';
import { TEST_DEPLOY_ROOT } from '../apps';
import { runToEnd, StepFailedError } from '../processes';
import { findOrInstallBrowsers } from '../programs/chromium';
import { checkBudget } from '../release/check-budget';
import { publishChanged } from '../publish/publish-changed';
import type { RunningShop } from '../shop/running-shop';
import { startApi, startPageServer } from '../shop/services';

/** The file with the results of the browser tests. */
export const BROWSER_REPORT = '.reports/e2e.json';

/** The file with the results of `npm run test:deep`. */
export const DEEP_REPORT = '.reports/e2e-deep.json';

/** The file with results against another shop, which prove nothing about these sources. */
const AGAINST_REPORT = '.reports/e2e-against.json';

interface BrowserTests {
  /** See e2e/playwright.config.ts. */
  suite: 'quick' | 'deep';
  report: string;
  /** Environment variables that only these tests need. */
  env?: Record<string, string>;
}

/**
 * Builds what has changed, starts a shop of its own on free ports with fresh data, and runs the
 * browser tests against it; arguments go to Playwright. Throws `StepFailedError` when one fails.
 */
export async function runBrowserTests(
  args: string[],
  { suite, report, env }: BrowserTests = { suite: 'quick', report: BROWSER_REPORT },
): Promise<void> {
  await publishChanged(TEST_DEPLOY_ROOT);
  await requireBudgets();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
  const settings = { port: await getPort(), apiPort: await getPort(), apiUrl: undefined };
  const services = await startApi(settings, {
    DEMO: 'true',
    DATA_DIR: dataDir,
    RATE_LIMIT_MAX: '100000',
    ORDER_RATE_LIMIT_MAX: '100000',
    UNPAID_ORDERS_MAX: '100000',
    UNPAID_PIECES_MAX: '100000',
  });
  try {
    services.push(await startPageServer(settings, { DEPLOY_ROOT: TEST_DEPLOY_ROOT }));
    const shop = `http://localhost:${settings.port}`;
    const tested = { shop, api: `http://localhost:${settings.apiPort}` };
    await runPlaywright(suite, report, tested, args, { ...env, API_DATA_DIR: dataDir });
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Throws `StepFailedError` for apps over the budget that `npm run deploy` enforces, so that their teams
 * notice earlier.
 */
async function requireBudgets(): Promise<void> {
  const root = createFolderDeployRoot(TEST_DEPLOY_ROOT);
  const { microFrontends } = await readRegistry(root);
  const problems = Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions
      .filter(({ deployment }) => deployment.default)
      .map(async (version) =>
        (await checkBudget(root, name, version)).map((problem) => `${name}: ${problem}`),
      ),
  );
  const found = (await Promise.all(problems)).flat();
  if (found.length > 0) throw new StepFailedError(found.join('\n'));
}

/**
 * Runs the browser tests that need no shop of their own against a running one; they create their data through
 * its API. Throws `StepFailedError` when one fails.
 */
export async function runBrowserTestsAgainst(tested: RunningShop, args: string[]): Promise<void> {
  await runPlaywright('against', AGAINST_REPORT, tested, args);
}

async function runPlaywright(
  suite: string,
  report: string,
  { shop, api }: RunningShop,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const { chromium, headlessShell } = findOrInstallBrowsers();
  await runToEnd('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args], {
    ...env,
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: headlessShell,
    E2E_SUITE: suite,
    E2E_REPORT: path.resolve(report),
    SHOP_URL: shop,
    API_ORIGIN: api,
    DEPLOY_ROOT: TEST_DEPLOY_ROOT,
  });
}
