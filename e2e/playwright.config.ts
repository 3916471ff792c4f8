import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** The browser that `scripts/parts/chromium.ts` found; flags keep it from calling home. */
const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};

/** Specs of what only small screens have. */
const PHONE_ONLY = /\.phone\.spec\.ts$/;

/** Specs that set their own screen, or need no second one. */
const DESKTOP_ONLY = /\.desktop\.spec\.ts$/;

/** What must look right on every screen. */
const VISUAL = /visual\/.*\.spec\.ts$/;

/** What is bought on phones as much as at desks. */
const JOURNEYS = /journey\/.*\.spec\.ts$/;

/** What must hold on every screen. */
const ACCESSIBILITY = /accessibility\/.*\.spec\.ts$/;

export default defineConfig({
  testDir: './specs',
  outputDir: '../.reports/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/visual/screenshots/{projectName}/{arg}{ext}',
      scale: 'device',
      // On dark grounds a hairline that changed its colour differs by little.
      threshold: 0.1,
      // About a short word: what fonts are drawn like may differ by that much from machine to machine.
      maxDiffPixels: 250,
    },
  },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../.reports/e2e.json' }]],
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:3000',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: PHONE_ONLY,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: [JOURNEYS, ACCESSIBILITY, VISUAL, PHONE_ONLY],
      testIgnore: DESKTOP_ONLY,
    },
  ],
});
