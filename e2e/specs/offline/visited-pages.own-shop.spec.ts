import { expect, test } from '../../support/test';
import { NO_CONNECTION, SETTINGS, visitAndDisconnect, waitUntilStored } from './without-connection';

test.use({ serviceWorkers: 'allow' });

test('[OFFL-01] a visited page opens without a connection, with the time of its prices @phone @smoke', async ({
  page,
  context,
  catalogue,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_CONNECTION);
  const { origin } = await ownShops.start({ settings: SETTINGS });
  const { path, title } = catalogue.plentiful;
  await visitAndDisconnect(page, context, origin, [path]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Prices and stock are of')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Prices and stock are of')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('[OFFL-02] a page that is not stored says so without a connection, lists those that are, and comes back @phone', async ({
  page,
  context,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_CONNECTION);
  const { origin } = await ownShops.start({ settings: SETTINGS });
  await visitAndDisconnect(page, context, origin, ['/about']);
  await page.goto(`${origin}/checkout`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Checkout and payment need a connection.')).toBeVisible();
  await page.goto(`${origin}/about`);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByText('This page comes as soon as you are online again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pages that still open' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(`${origin}/contact`);
});

test('[LANG-24] without a connection a Hindi page says so in Hindi, and the list of pages begins in the first screen @phone', async ({
  page,
  context,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_CONNECTION);
  const { origin } = await ownShops.start({ settings: { ...SETTINGS, LANGUAGES: 'en,hi' } });
  await page.goto(`${origin}/hi/about`);
  for (const path of ['/hi/about', '/hi/offline', '/hi/cart']) await waitUntilStored(page, path);
  await context.setOffline(true);
  await page.goto(`${origin}/hi/checkout`);
  await expect(page).toHaveURL(`${origin}/hi/offline?from=%2Fhi%2Fcheckout`);
  await expect(page.getByRole('heading', { name: 'आप ऑफ़लाइन हैं' })).toBeVisible();
  await expect(page.getByText('चेकआउट और भुगतान के लिए इंटरनेट कनेक्शन ज़रूरी है।')).toBeVisible();
  const list = page.getByRole('heading', { name: 'ऑफ़लाइन खुलने वाले पेज' });
  await expect(list).toBeInViewport();
  await page.goto(`${origin}/hi/cart`);
  await expect(page.getByRole('heading', { level: 1, name: 'शॉपिंग कार्ट' })).toBeVisible();
  await context.setOffline(false);
});

test('[OFFL-03] SERVICE_WORKER=false removes the worker and what it stored, and no other cache', async ({
  page,
  ownShops,
}) => {
  const { origin, restart } = await ownShops.start({ settings: SETTINGS });
  await page.goto(`${origin}/about`);
  await waitUntilStored(page, '/about');
  await page.evaluate(() => caches.open('of-another-app'));
  await restart({ SERVICE_WORKER: 'false' });
  await page.goto(`${origin}/about`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of-another-app']);
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(count).toBe(0);
});

test('[OFFL-04] links lead to stored pages without a connection @phone', async ({
  page,
  context,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_CONNECTION);
  const { origin } = await ownShops.start({ settings: SETTINGS });
  await visitAndDisconnect(page, context, origin, ['/contact', '/about']);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(`${origin}/contact`);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/about`);
  await page.goForward();
  await page.reload();
  await expect(page.getByText('Prices and stock are of')).toBeVisible();
});

test('[OFFL-05] no search is stored, and of an account only its orders', async ({
  page,
  context,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_CONNECTION);
  const { origin } = await ownShops.start({ settings: SETTINGS });
  await page.goto(`${origin}/search?q=coat`);
  await page.goto(`${origin}/account`);
  await visitAndDisconnect(page, context, origin, ['/about']);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/about');
  expect(stored).not.toContain('/search');
  expect(stored).not.toContain('/account');
});
