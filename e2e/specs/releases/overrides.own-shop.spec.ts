import { expectInteractive } from '../../support/checks/hydration';
import { DevServer } from '../../support/processes/dev-server';
import { expect, test as base } from '../../support/test';

/** A page of mf-content. */
const PAGE = '/contact';

const test = base.extend<object, { source: DevServer }>({
  source: [
    async ({}, provide) => {
      const server = await DevServer.start('mf-content');
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a tab loads a remote from an allowed origin, until it is reset', async ({
  page,
  context,
  ownShops,
  source,
  consoleGuard,
}) => {
  // A page preloads the live version's entry, which a remote from another origin doesn't use.
  consoleGuard.allow(/preloaded using link preload but not used/);
  const shop = await ownShops.start({ settings: { OVERRIDE_ORIGINS: source.origin } });
  const banner = page.getByRole('complementary', { name: 'Overrides' });
  const heading = page.getByRole('heading', { level: 1, name: 'Contact Us' });
  const fromSource: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${source.origin}/remoteEntry.js`)) fromSource.push(page.url());
  });

  const response = await page.goto(`${shop.origin}${PAGE}?mf=mf-content@${source.origin}`);
  await expect(heading).toBeVisible();
  await expect(banner).toContainText(`mf-content comes from ${source.origin}`);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expectInteractive(page);
  expect(fromSource).toHaveLength(1);

  await test.step('on other pages, and after a page load without the query', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    await expect(page).toHaveURL(/\/terms\?mf=mf-content/);
    await expect(banner).toBeVisible();
    await page.goto(`${shop.origin}/terms`);
    await expect(page).toHaveURL(/\/terms\?mf=mf-content/);
    await expect(banner).toBeVisible();
    await expect.poll(() => fromSource.length).toBe(2);
  });

  await test.step('another tab has the shop without the override', async () => {
    const other = await context.newPage();
    await other.goto(shop.origin + PAGE);
    await expect(other.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(other.getByRole('complementary', { name: 'Overrides' })).toBeHidden();
  });

  await banner.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(`${shop.origin}/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.reload();
  await expectInteractive(page);
  await expect(banner).toBeHidden();
  expect(fromSource).toHaveLength(2);
});

test('a shop without allowed origins ignores an override', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http://evil.example')) elsewhere.push(request.url());
  });
  const response = await page.goto(`${PAGE}?mf=mf-content@http://evil.example`);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expectInteractive(page);
  await expect(page.getByRole('complementary', { name: 'Overrides' })).toBeHidden();
  expect(response?.headers()['content-security-policy']).not.toContain('evil.example');
  expect(elsewhere).toEqual([]);
});

test('?boundaries outlines each remote’s part, with version, size and load time', async ({
  page,
}) => {
  await page.goto(`${PAGE}?boundaries`);
  const boundaries = page.getByRole('group', { name: 'Boundaries' });
  const labels = boundaries.getByText(/ · [\d.]+ kB · \d+ ms$/);
  await expect(labels.filter({ hasText: /^shell \d+\.\d+\.\d+/ }).first()).toBeVisible();
  // The page itself, and the promises above the footer.
  await expect(labels.filter({ hasText: /^mf-content \d+\.\d+\.\d+/ })).toHaveCount(2);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Track order' }).click();
  await expect(labels.filter({ hasText: /^mf-account-orders / })).toBeVisible();
  await expect(labels.filter({ hasText: /^mf-content / })).toHaveCount(1);
});
