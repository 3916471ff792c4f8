// Playwright refuses to be loaded twice, and each test reads the configuration anew.
jest.mock('@playwright/test', () => ({
  defineConfig: (config: unknown) => config,
  devices: { 'Pixel 7': { userAgent: 'a phone' } },
}));

const { env } = process;

afterEach(() => {
  process.env = env;
  jest.resetModules();
});

/** Whether the browser opens shops whose certificate it doesn't trust. */
async function opensAnyShop(settings: NodeJS.ProcessEnv): Promise<boolean | undefined> {
  process.env = settings;
  const { default: config } = await import('../../../e2e/playwright.config');
  return config.use?.ignoreHTTPSErrors;
}

const authority = { NODE_EXTRA_CA_CERTS: '/etc/ssl/storefront/authority.pem' };

test('the browser opens a running shop whose authority is named to Node', async () => {
  expect(await opensAnyShop({ E2E_AGAINST: 'true', ...authority })).toBe(true);
});

test.each([{ E2E_AGAINST: 'true' }, authority])(
  'otherwise it refuses a certificate that it doesn’t trust (%j)',
  async (settings) => {
    expect(await opensAnyShop(settings)).toBe(false);
  },
);
