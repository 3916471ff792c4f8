import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker answers the requests of the page. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The worker didn't see the first request.
  await page.reload();
}

test('[OFFL-01] a visited page opens without a connection, with the time of its prices @phone @smoke', async ({
  page,
  context,
  catalogue,
  consoleGuard,
}) => {
  consoleGuard.allow(/./);
  await openWithWorker(page, catalogue.plentiful.path);
  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: catalogue.plentiful.title }),
  ).toBeVisible();
  await expect(page.getByText('Prices and stock are of')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Prices and stock are of')).toBeHidden();
});

test('[OFFL-02] a page that was not visited says so without a connection, and comes back with it', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/./);
  await openWithWorker(page, '/about');
  await context.setOffline(true);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Checkout and payment need a connection.')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByText('Pages that you visited still open.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/contact');
});

test('[OFFL-03] SERVICE_WORKER=false removes the worker and what it stored', async ({
  page,
  ownShops,
}) => {
  const { origin } = await ownShops.start({ settings: { SERVICE_WORKER: 'false' } });
  await page.goto(`${origin}/about`);
  await page.evaluate(() => caches.open('pages-v1'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(count).toBe(0);
});
