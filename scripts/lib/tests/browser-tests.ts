import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { createFolderDeployRoot, readRegistry } from '@storefront/tools/deploy';
import { TEST_DEPLOY_ROOT } from '../apps';
import { runToEnd, StepFailedError, type Service } from '../processes';
import { findOrInstallBrowsers } from '../programs/chromium';
import { findOrInstallNginx } from '../programs/nginx';
import { findOrInstallVarnish } from '../programs/varnish';
import { findOrInstallOtherBrowsers } from '../programs/other-browsers';
import { findOrInstallPostgres } from '../programs/postgres';
import { checkBudget } from '../release/checks/check-budget';
import { publishForTests } from '../publish/publish-for-tests';
import type { RunningShop } from '@storefront/remote-kit/shop/running-shop';
import { startApi, startPageServer } from '../shop/services';
import { readPlaywrightResults, type TestResult } from './test-results';

const CONFIG = ['--config', 'e2e/playwright.config.ts'];

/** The results of `npm run e2e`. */
export const E2E_REPORT = '.reports/e2e.json';

/** Where the list of all browser tests is stored. */
const LIST = '.reports/browser-tests.json';

/** All browser tests, not run yet. */
export async function listBrowserTests(): Promise<TestResult[]> {
  const args = ['playwright', 'test', ...CONFIG, '--list', '--reporter', 'json'];
  await runToEnd('npx', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(LIST) }, 'ignore');
  const { tests, errors } = readPlaywrightResults(LIST);
  if (errors.length > 0) throw new StepFailedError(errors.join('\n'));
  return tests;
}

/** Which tests to run, how, and where their results go. */
export interface BrowserTestRun {
  /** The tests; without them, those that the arguments select. */
  tests?: TestResult[];
  /** Arguments of Playwright. */
  args?: string[];
  report: string;
}

/** A shop for the browser tests: on free ports, with fresh data, from the current sources. */
export class TestShop {
  #started: Promise<RunningShop> | undefined;
  #services: Service[] = [];
  #data: DataFolders | undefined;

  /** Runs browser tests against it. Throws `StepFailedError` when one fails. */
  async run({ tests, args = [], report }: BrowserTestRun): Promise<void> {
    const shop = await this.start();
    const output = report.replace(/\.json$/, '');
    const selected = tests && (await writeTestList(`${output}.txt`, tests));
    await runPlaywright(report, shop, [...(selected ?? []), '--output', output, ...args], {
      ...(tests?.some(needsPrograms) === false ? {} : findPrograms()),
      API_DATA_DIR: this.#data?.shop ?? '',
      DEMO_DATA_DIR: this.#data?.demo ?? '',
    });
  }

  /** Builds what has changed and starts the shop, if that hasn't been done. */
  start(): Promise<RunningShop> {
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start(): Promise<RunningShop> {
    await publishForTests();
    await requireBudgets();
    this.#data = await makeDataFolders();
    const settings = { port: await getPort(), apiPort: await getPort(), apiUrl: undefined };
    this.#services = await startApi(settings, {
      DEMO: 'true',
      DATA_DIR: this.#data.shop,
      RATE_LIMIT_MAX: '100000',
      ORDER_RATE_LIMIT_MAX: '100000',
      // So that no test depends on the time of day.
      MESSAGE_QUIET_HOURS: '00:00-00:00',
      UNPAID_ORDERS_MAX: '100000',
      UNPAID_PIECES_MAX: '100000',
    });
    this.#services.push(await startPageServer(settings, { DEPLOY_ROOT: TEST_DEPLOY_ROOT }));
    return {
      shop: `http://localhost:${settings.port}`,
      api: `http://localhost:${settings.apiPort}`,
    };
  }

  /** Ends the shop, and removes its data. */
  async stop(): Promise<void> {
    await Promise.all(this.#services.map((service) => service.stop()));
    if (this.#data) await rm(this.#data.parent, { recursive: true, force: true });
  }
}

/** Folders of the API's embedded database. */
interface DataFolders {
  /** The folder that contains the others. */
  parent: string;
  /** Filled with the demo and used by no API: those that tests start get copies. */
  demo: string;
  /** The one of the shop under test, with the demo. */
  shop: string;
}

/** Fills one database with the demo, which takes seconds, and copies it, which doesn't. */
async function makeDataFolders(): Promise<DataFolders> {
  const parent = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
  const [demo, shop] = [path.join(parent, 'demo'), path.join(parent, 'shop')];
  await runToEnd('node', ['tools/run.mjs', 'api/src/cli/demo.ts'], { DATA_DIR: demo }, 'ignore');
  await cp(demo, shop, { recursive: true });
  return { parent, demo, shop };
}

/** Calls `work` with a shop for the browser tests, and ends it afterwards. */
export async function withTestShop(work: (shop: TestShop) => Promise<void>): Promise<void> {
  const shop = new TestShop();
  try {
    await work(shop);
  } finally {
    await shop.stop();
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
  await runPlaywright('.reports/e2e-against.json', tested, args, { E2E_AGAINST: 'true' });
}

/** Tests whose file name contains `.deep` may use other browsers, nginx, Varnish and PostgreSQL. */
function needsPrograms({ file }: TestResult): boolean {
  return file.includes('.deep.');
}

/** The programs that deep tests need, installed if they are missing. */
function findPrograms(): Record<string, string> {
  const { firefox, webKitDriver, xvfb } = findOrInstallOtherBrowsers();
  return {
    NGINX_PATH: findOrInstallNginx(),
    VARNISH_PATH: findOrInstallVarnish(),
    POSTGRES_BIN: findOrInstallPostgres(),
    FIREFOX_PATH: firefox,
    WEBKIT_DRIVER_PATH: webKitDriver,
    XVFB_PATH: xvfb,
  };
}

/** Writes the file that tells Playwright which tests to run; returns the option that names it. */
async function writeTestList(file: string, tests: TestResult[]): Promise<string[]> {
  const lines = tests.map(
    ({ project, file: spec, title }) =>
      `[${project}] › ${path.relative('e2e/specs', spec)} › ${title}`,
  );
  await writeFile(file, lines.join('\n'));
  return ['--test-list', file];
}

async function runPlaywright(
  report: string,
  { shop, api }: RunningShop,
  args: string[],
  env: Record<string, string>,
): Promise<void> {
  const { chromium, headlessShell } = findOrInstallBrowsers();
  await runToEnd('npx', ['playwright', 'test', ...CONFIG, ...args], {
    ...env,
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: headlessShell,
    E2E_REPORT: path.resolve(report),
    SHOP_URL: shop,
    API_ORIGIN: api,
    DEPLOY_ROOT: TEST_DEPLOY_ROOT,
  });
}
