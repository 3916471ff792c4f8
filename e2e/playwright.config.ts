import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** How to launch the browser of `scripts/lib/programs/chromium.ts`; flags disable its background requests. */
function launchOptions(executablePath: string | undefined) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  };
}

/*
 * What runs where (docs/adr/0020-browser-test-suites.md). Every flow runs once, on a desktop screen. A
 * test whose page differs on a phone has `@phone` at the end of its title and runs there as well; a file named
 * `*.phone.spec.ts` is about small screens and runs there only.
 */
const PHONE_ONLY = /\.phone\.spec\.ts$/;
const ALSO_ON_PHONE = /\.phone\.spec\.ts|@phone\b/;

/** Screenshot comparisons, on both screens. */
const VISUAL = /visual\//;

/** Measurements of weights and times, one at a time, because other work on the machine would slow them down. */
const PERFORMANCE = /performance\/.+\.spec\.ts$/;

/** Tests that take long by nature, or need other browsers, nginx or PostgreSQL. */
const DEEP = /\.deep\./;

/** Tests that depend on a shop or an API that they start, on the demo's data, or on the sources. */
const NOT_AGAINST = [DEEP, /\.own-shop\./, /\.demo\./, VISUAL, /\/gallery\.spec\.ts$/];

/** Whether the tests run against a shop that was there already. */
const isAgainst = process.env.E2E_AGAINST === 'true';

const IGNORED = isAgainst ? NOT_AGAINST : [];

/**
 * Node trusts a certificate authority of the company's own by NODE_EXTRA_CA_CERTS, a browser doesn't. Node has called that
 * shop and its API before the tests begin.
 */
const hasOwnAuthority = isAgainst && process.env.NODE_EXTRA_CA_CERTS !== undefined;

/**
 * How many tests run at once: with three, processes on a machine of two cores start so slowly that pages are
 * late; and the rate limits of another shop leave room for two (`RateLimits`).
 */
const WORKERS = 2;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

/** Compares with the screenshots of one screen, in the browser that took them. */
function visualProject(screen: string, use: typeof DESKTOP) {
  return {
    name: `visual ${screen}`,
    testMatch: isAgainst ? [] : VISUAL,
    use: { ...use, launchOptions: launchOptions(process.env.CHROMIUM_PATH) },
    expect: {
      toHaveScreenshot: {
        pathTemplate: `{testDir}/visual/screenshots/${screen}/{arg}{ext}`,
        scale: 'device' as const,
        // A thin line on a dark background differs by little when its colour changes.
        threshold: 0.1,
        // About a short word: fonts are rendered that differently from machine to machine.
        maxDiffPixels: 250,
      },
    },
  };
}

export default defineConfig({
  testDir: './specs',
  outputDir: '../.reports/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  // A screenshot that is missing fails, also when its test runs again; only --update-snapshots writes one.
  updateSnapshots: 'none',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../.reports/e2e.json' }]],
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:3000',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Only tests about the service worker (e2e/specs/offline) allow it, because it answers requests that others count.
    serviceWorkers: 'block',
    ignoreHTTPSErrors: hasOwnAuthority,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(process.env.HEADLESS_SHELL_PATH),
  },
  // They start in this order: the longest tests come first, so that none of them runs alone at the end.
  projects: [
    { ...visualProject('desktop', DESKTOP), testIgnore: PHONE_ONLY },
    visualProject('phone', PHONE),
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: [PHONE_ONLY, VISUAL, PERFORMANCE, ...IGNORED],
    },
    {
      name: 'phone',
      use: PHONE,
      testIgnore: [VISUAL, PERFORMANCE, ...IGNORED],
      grep: ALSO_ON_PHONE,
    },
    {
      name: 'performance',
      testMatch: isAgainst ? [] : PERFORMANCE,
      use: DESKTOP,
      workers: 1,
    },
  ],
});
