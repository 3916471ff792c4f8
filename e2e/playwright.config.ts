import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** How a browser that `scripts/lib/chromium.ts` found is started; flags keep it from calling home. */
function launching(executablePath: string | undefined) {
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

/** Specs of what only small screens have. */
const PHONE_ONLY = /\.phone\.spec\.ts$/;

/** Specs that set their own screen, or need no second one. */
const DESKTOP_ONLY = /\.desktop\.spec\.ts$/;

/** What must look right on every screen. */
const VISUAL = /visual\//;

/** The gallery is built from the sources, not from a shop. */
const GALLERY = /\/gallery\.spec\.ts$/;

/** Specs that bring a shop, or an API, of their own. */
const OWN_SHOP = /\.own-shop\./;

/** Specs that take long by nature. */
const DEEP = /\.deep\./;

/** Specs of what the demo store itself says and shows. */
const DEMO_STORE = /\.demo\./;

/** Specs of nothing that another shop has. */
const NOT_ELSEWHERE = [DEEP, OWN_SHOP, DEMO_STORE, VISUAL, GALLERY];

/** Specs that run on phones with every change; all others do in the deep run. */
const ON_PHONES_AT_ONCE = [/journey\//, PHONE_ONLY];

/**
 * Which specs are run where. `quick` goes with every change, `deep` is the rest, and `against` is
 * all that can be asked of a shop that somebody else runs.
 */
const SUITES = {
  quick: {
    desktop: { testIgnore: [PHONE_ONLY, DEEP, VISUAL] },
    phone: { testMatch: ON_PHONES_AT_ONCE, testIgnore: [DESKTOP_ONLY, DEEP, VISUAL] },
    looks: { testMatch: VISUAL },
  },
  deep: {
    desktop: { testMatch: DEEP },
    phone: { testIgnore: [...ON_PHONES_AT_ONCE, DESKTOP_ONLY, DEEP, VISUAL] },
    looks: { testMatch: [] },
  },
  against: {
    desktop: { testIgnore: [PHONE_ONLY, ...NOT_ELSEWHERE] },
    phone: { testIgnore: [DESKTOP_ONLY, ...NOT_ELSEWHERE] },
    looks: { testMatch: [] },
  },
};

const suite = SUITES[(process.env.E2E_SUITE ?? 'quick') as keyof typeof SUITES];

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Comparing with the screenshots of one screen, by the browser that took them. */
function looks(screen: string, use: typeof DESKTOP) {
  return {
    name: `looks on a ${screen}`,
    use: { ...use, launchOptions: launching(process.env.CHROMIUM_PATH) },
    expect: {
      toHaveScreenshot: {
        pathTemplate: `{testDir}/visual/screenshots/${screen}/{arg}{ext}`,
        scale: 'device' as const,
        // On dark grounds a hairline that changed its colour differs by little.
        threshold: 0.1,
        // About a short word: what fonts are drawn like may differ by that much from machine to machine.
        maxDiffPixels: 250,
      },
    },
    ...suite.looks,
  };
}

export default defineConfig({
  testDir: './specs',
  outputDir: '../.reports/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../.reports/e2e.json' }]],
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:3000',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launching(process.env.HEADLESS_SHELL_PATH),
  },
  projects: [
    { name: 'desktop', use: DESKTOP, ...suite.desktop },
    { name: 'phone', use: PHONE, ...suite.phone },
    { ...looks('desktop', DESKTOP), testIgnore: PHONE_ONLY },
    looks('phone', PHONE),
  ],
});
