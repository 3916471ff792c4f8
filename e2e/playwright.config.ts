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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /(journey|navigation)\/.*\.spec\.ts/,
    },
  ],
});
