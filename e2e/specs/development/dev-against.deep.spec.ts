import getPort from 'get-port';
import type { Page } from '@playwright/test';
import { openCategory } from '../../support/pages/catalog';
import { expect, test } from '../../support/processes/copy-test';
import { API_ORIGIN, SHOP_ORIGIN } from '../../support/settings';
import { signIn } from '../../support/pages/auth-forms';

const CONTACT_PAGE = 'mf-content/src/features/contact/contact-page.tsx';

/** Records the paths of the page's scripts, and its requests to other origins, except for pictures. */
function watchRequests(page: Page, local: string) {
  const scripts: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
    const isPicture = request.resourceType() === 'image';
    if (origin.startsWith('http') && origin !== local && !isPicture) elsewhere.push(request.url());
  });
  return { scripts, elsewhere };
}

test('one remote is served from source inside a running shop: an edit is shown, and all else is the shop’s', async ({
  page,
  context,
  ownShops,
  customer,
  catalogue,
  repository,
  consoleGuard,
}) => {
  test.setTimeout(300_000);
  // The page preloads the published version of the remote, which the source replaces.
  consoleGuard.allow(/was preloaded using link preload but not used/);
  // Every page has a fragment of that remote, and logs when its development server ends.
  consoleGuard.allow(/WebSocket connection .* failed/, /\[webpack-dev-server\]/);
  const port = await getPort();
  const local = `http://localhost:${port}`;
  const command = ['run', 'dev', '-w', 'mf-content', '--', '--against', SHOP_ORIGIN];
  await repository.serve(command, 'the page reloads', { PORT: String(port) });
  const { scripts, elsewhere } = watchRequests(page, local);

  await page.goto(`${local}/contact`);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect.poll(() => scripts).toContain('/remoteEntry.js');
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/^\/apps\/shell\//));

  await test.step('another shop’s tab loads the remote from the same address', async () => {
    const shop = await ownShops.start({ settings: { OVERRIDE_ORIGINS: 'http://localhost:*' } });
    const tab = await context.newPage();
    await tab.goto(`${shop.origin}/contact?mf=mf-content@${local}`);
    await expect(tab.getByRole('complementary', { name: 'Overrides' })).toContainText(local);
    await expect(tab.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await tab.close();
  });

  const source = await repository.read(CONTACT_PAGE);
  await repository.write(CONTACT_PAGE, source.replace('Contact Us', 'Call on Us'));
  const edited = page.getByRole('heading', { level: 1, name: 'Call on Us' });
  await expect(edited, 'built and loaded again').toBeVisible({ timeout: 30_000 });

  await openCategory(page, catalogue.large.name, false);
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/^\/apps\/mf-catalog\//));
  await page.goto(`${local}/account`);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, customer);
  await expect(page).toHaveURL(`${local}/account`);
  await expect(page.getByRole('main')).toContainText(customer.email);
  expect(elsewhere, 'all requests go to the development server').toEqual([]);
  // The development server ends with the test, and what the page still loads by then would fail.
  await page.close();
});

test('a page of a new remote opens in a shop that doesn’t have it yet', async ({
  page,
  ownRepository: repository,
  consoleGuard,
}) => {
  test.setTimeout(300_000);
  consoleGuard.allow(/Failed to load resource: .*404/);
  const made = await repository.run(['run', 'new-remote', '--', 'mf-lookbook']);
  expect(made).toMatchObject({ code: 0 });
  const port = await getPort();
  const command = ['run', 'dev', '-w', 'mf-lookbook', '--', '--against', SHOP_ORIGIN];
  await repository.serve(command, 'the page reloads', { PORT: String(port) });

  await page.goto(`http://localhost:${port}/lookbook`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lookbook' })).toBeVisible();
  await page.goto(`http://localhost:${port}/nothing-here`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('arguments that can’t be served are refused with a reason', async ({ repository }) => {
  test.setTimeout(120_000);
  const nothing = `http://localhost:${await getPort()}`;
  const refusals: [string[], string][] = [
    [['-w', 'mf-content', '--', '--against', nothing], `Nothing responds at ${nothing}/`],
    [['-w', 'mf-content', '--', '--against', API_ORIGIN], "isn't a page of this storefront"],
    [['-w', 'mf-content', '--', '--against'], "--against needs the shop's address"],
    [['--', '--against', SHOP_ORIGIN], '--against serves one remote: npm run dev -w mf-catalog --'],
  ];
  for (const [args, refusal] of refusals) {
    const { code, output } = await repository.run(['run', 'dev', ...args]);
    expect(output).toContain(refusal);
    expect(code).toBe(1);
  }
});
