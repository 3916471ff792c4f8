import type { TestChoice } from './choice/choose-tests';
import { E2E_REPORT, listBrowserTests, type TestShop } from './browser-tests';
import {
  againReport,
  readPlaywrightResults,
  type TestResult,
  type TestResults,
} from './test-results';
import type { Step } from './test-steps';

/** The kinds of browser tests, by the projects of e2e/playwright.config.ts. Each is a step of its own. */
const KINDS = [
  // Before the flows, which order, rate and watch what the pictures show.
  { name: 'screenshots', report: '.reports/screenshots.json', projects: /^visual/ },
  { name: 'browser flows', report: '.reports/flows.json', projects: /^(desktop|phone)$/ },
  { name: 'weights and times', report: '.reports/performance.json', projects: /^performance$/ },
];

/** The reports of all browser tests, in the order in which they are written. */
export const BROWSER_REPORTS = [
  E2E_REPORT,
  ...KINDS.flatMap(({ report }) => [report, againReport(report)]),
];

/** Runs the chosen browser tests against the shop, each kind in a step of its own. */
export function browserSteps(shop: TestShop, choose: TestChoice): Step[] {
  let chosen: Promise<TestResult[]> | undefined;
  // The apps are built first: what a change touches is known from the builds.
  const choice = () => (chosen ??= shop.start().then(async () => choose(await listBrowserTests())));
  return KINDS.map((kind) => browserStep(shop, kind, choice));
}

function browserStep(
  shop: TestShop,
  { name, report, projects }: (typeof KINDS)[number],
  choice: () => Promise<TestResult[]>,
): Step {
  let isEmpty = false;
  const again = againReport(report);
  return {
    name,
    async run() {
      const tests = (await choice()).filter(({ project = '' }) => projects.test(project));
      isEmpty = tests.length === 0;
      if (!isEmpty) await shop.run({ tests, report });
    },
    results: () => (isEmpty ? NONE : readPlaywrightResults(report)),
    async runAgain(tests) {
      // A test that fails once more fails Playwright; its report says so too.
      await shop.run({ tests, report: again, args: ['--workers', '1'] }).catch(() => undefined);
      return readPlaywrightResults(again);
    },
  };
}

const NONE: TestResults = { tests: [], errors: [] };
