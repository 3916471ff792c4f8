import path from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import {
  createFolderDeployRoot,
  PREVIEW_KEY,
  signPreview,
  type PreviewedVersion,
} from '@storefront/tools/deploy';
import { expectInteractive } from '../../support/checks/hydration';
import type { OwnShop } from '../../support/shop/own-shop';
import { publishCopy, publishUnlisted } from '../../support/published/publish-copy';
import { expect, test } from '../../support/test';

/** The heading of the contact page, and that of a changed version. */
const [CONTACT, CHANGED_CONTACT] = ['Contact Us', 'Write to Us'];

/** The heading of the home page, and that of a changed version. */
const [HOME, CHANGED_HOME] = ['Modern Essentials', 'Modern Basics'];

const MINUTE = 60_000;

/** Time for the processes of a page to start, in milliseconds. */
const START_TIMEOUT = 30_000;

/** The query that shows these versions, valid for ten minutes unless `life` says otherwise. */
async function signed(
  shop: OwnShop,
  versions: PreviewedVersion[],
  life = 10 * MINUTE,
): Promise<string> {
  const key = await createFolderDeployRoot(shop.deployRoot).readOrCreateSecret(PREVIEW_KEY);
  const until = new Date(Date.now() + life);
  return `?${versions.map((one) => `with=${signPreview(one, until, key)}`).join('&')}`;
}

/** Publishes a changed contact page that nobody gets. */
async function publishContact(shop: OwnShop): Promise<PreviewedVersion> {
  const version = await publishUnlisted(shop, 'mf-content', {
    change: (script) => script.replaceAll(CONTACT, CHANGED_CONTACT),
  });
  return { app: 'mf-content', version };
}

/**
 * Requests a page until the server has rendered it with this heading: on a busy machine a page may be sent without
 * content until the version's process has started.
 */
async function requestRendered(
  get: () => Promise<APIResponse>,
  heading: string,
): Promise<APIResponse> {
  await expect
    .poll(async () => (await get()).text(), { timeout: START_TIMEOUT })
    .toMatch(new RegExp(`<h1[^>]*>${heading}`));
  return get();
}

/** Expects headers that keep a page out of all caches and search engines. */
function expectForOneTab(response: APIResponse): void {
  expect(response.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
}

function bannerOf(page: Page) {
  return page.getByRole('complementary', { name: 'Overrides' });
}

function headingOf(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

test('[PREV-01][PREV-03] a signed address shows versions that nobody gets, rendered on the server, and no other address does', async ({
  ownShops,
  request,
}) => {
  const shop = await ownShops.start({ settings: { HTML_CACHE_SECONDS: '10' } });
  const earlier = path.basename(shop.versionFolder('mf-content'));
  const live = await publishCopy(shop, 'mf-content', (script) => script);
  const catalog = await publishUnlisted(shop, 'mf-catalog', {
    change: (script) => script.replaceAll(HOME, CHANGED_HOME),
    paths: { wishlist: '/saved' },
  });
  const preview = await signed(shop, [
    { app: 'mf-catalog', version: catalog },
    { app: 'mf-content', version: earlier },
  ]);
  const get = (address: string) => request.get(shop.origin + address, { maxRedirects: 0 });

  await test.step('an unlisted version', async () => {
    expectForOneTab(await requestRendered(() => get(`/${preview}`), CHANGED_HOME));
  });
  await test.step('its page at a new path', async () => {
    expectForOneTab(await requestRendered(() => get(`/saved${preview}`), 'Wishlist'));
  });
  await test.step('and, at the same time, an earlier version of another remote', async () => {
    const response = await requestRendered(() => get(`/contact${preview}`), CONTACT);
    expectForOneTab(response);
    expect(await response.text()).toContain(`/mf-content/${earlier}/`);
    expect(await response.text()).not.toContain(`/mf-content/${live}/`);
  });

  const home = await requestRendered(() => get('/'), HOME);
  expect(home.headers()['cache-control']).toMatch(/^public/);
  expect(home.headers()['x-robots-tag']).toBeUndefined();
  expect((await get('/saved')).headers().location).toBe('/404');
});

test('[PREV-05] a preview that crashes on the server changes nothing for visitors', async ({
  ownShops,
  request,
}) => {
  const shop = await ownShops.start();
  const version = await publishUnlisted(shop, 'mf-content', {
    server: (script) => `process.exit(1);${script}`,
  });
  const preview = await signed(shop, [{ app: 'mf-content', version }]);
  // After three faults a version is no longer rendered on the server.
  for (let faults = 0; faults < 4; faults += 1) {
    const response = await request.get(`${shop.origin}/contact${preview}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('<h1');
  }
  await requestRendered(() => request.get(`${shop.origin}/contact`), CONTACT);
});

test('[PREV-02] a tab keeps its preview until "Reset", and no other tab gets it @smoke', async ({
  page,
  context,
  ownShops,
}) => {
  const shop = await ownShops.start();
  const contact = await publishContact(shop);
  const preview = await signed(shop, [contact]);

  await page.goto(`${shop.origin}/contact${preview}`);
  await expect(headingOf(page, CHANGED_CONTACT)).toBeVisible();
  await expect(bannerOf(page)).toContainText(`Preview of mf-content ${contact.version}`);
  await expectInteractive(page);

  await test.step('on other pages, after a reload, on the way back, and at the sign-in', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    await expect(page).toHaveURL(/\/terms\?with=mf-content/);
    const response = await page.reload();
    expect(await response?.text()).toContain(`/mf-content/${contact.version}/`);
    await expect(bannerOf(page)).toBeVisible();
    await page.goBack();
    await expect(headingOf(page, CHANGED_CONTACT)).toBeVisible();
    await page.goto(`${shop.origin}/account${preview}`);
    await expect(page).toHaveURL(/\/login\?.*with=mf-content/);
  });

  await test.step('where an address comes without it, as after a payment', async () => {
    await page.goto(`${shop.origin}/contact`);
    await expect(page).toHaveURL(/\/contact\?with=mf-content/);
    await expect(headingOf(page, CHANGED_CONTACT)).toBeVisible();
    await expect(bannerOf(page)).toBeVisible();
  });

  await test.step('another tab has the live version', async () => {
    const other = await context.newPage();
    await other.goto(`${shop.origin}/contact`);
    await expectInteractive(other);
    await expect(headingOf(other, CONTACT)).toBeVisible();
    await expect(bannerOf(other)).toBeHidden();
  });

  await bannerOf(page).getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(`${shop.origin}/contact`);
  await expect(headingOf(page, CONTACT)).toBeVisible();
  await expect(bannerOf(page)).toBeHidden();
});

test('[PREV-04] an address that was changed, is over, or names an unknown version is refused, and its link ends the preview', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 4/);
  const shop = await ownShops.start();
  const contact = await publishContact(shop);
  const preview = await signed(shop, [contact]);
  await page.goto(`${shop.origin}/contact${preview}`);
  await expect(bannerOf(page)).toBeVisible();

  const unknown = { app: 'mf-content', version: '1.0.0-gone' };
  const refused: [string, number, string][] = [
    [preview.replace('c0de', 'beef'), 403, 'Ask for a new one.'],
    [await signed(shop, [contact], -MINUTE), 410, 'Ask for a new one.'],
    [await signed(shop, [unknown]), 404, 'Ask for the address of another version.'],
  ];
  for (const [query, status, advice] of refused) {
    const response = await page.goto(`${shop.origin}/contact${query}`);
    expect(response?.status()).toBe(status);
    await expect(headingOf(page, 'This preview can’t be opened')).toBeVisible();
    await expect(page.getByText(advice)).toBeVisible();
  }

  await page.getByRole('link', { name: 'Open the shop without it' }).click();
  await expect(headingOf(page, HOME)).toBeVisible();
  await expectInteractive(page);
  await page.goto(`${shop.origin}/contact`);
  await expectInteractive(page);
  await expect(headingOf(page, CONTACT)).toBeVisible();
  await expect(bannerOf(page)).toBeHidden();
});
