import { rename } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO } from '../../support/shop/demo-products';
import type { ConsoleGuard } from '../../support/checks/console-guard';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Takes a published version away; returns how to bring it back. */
async function takeAway(folder: string): Promise<() => Promise<void>> {
  const away = `${folder}.away`;
  await rename(folder, away);
  return () => rename(away, folder);
}

/** A hole speaks up: the browser of the file that is missing, the shell of the page that failed. */
function allowHole(consoleGuard: ConsoleGuard): void {
  consoleGuard.allow(
    /Failed to load resource: .*404/,
    /mf-cart-checkout .* could not be loaded/,
    /This page failed/,
    /SRI|integrity/i,
  );
}

async function expectHole(page: Page): Promise<void> {
  const hole = page.getByRole('main').getByRole('alert');
  await expect(hole).toContainText('This part of the shop is unavailable right now');
  await expect(hole.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Presses the button in the hole; the page must not be loaded anew for it. */
async function expectRetryToShowCart(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  expect(
    await page.evaluate(() => document.documentElement.hasAttribute('data-same-document')),
  ).toBe(true);
}

test('a remote that is missing leaves a hole on the way to it, and comes back by a press', async ({
  page,
  api,
  customer,
  ownShops,
  consoleGuard,
}) => {
  allowHole(consoleGuard);
  const shop = await ownShops.start();
  await startSignedIn(page, customer, [cartLine(await api.product(DEMO.oneSize))], shop.origin);
  const bringBack = await takeAway(shop.versionFolder('mf-cart-checkout'));

  await page.goto(shop.origin);
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  await page.goto(`${shop.origin}/product/${DEMO.oneSize}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(`${shop.origin}/cart`);
  await expectHole(page);

  await page.getByRole('banner').getByRole('link', { name: 'Women' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();

  await page.goBack();
  await expectHole(page);
  await bringBack();
  await expectRetryToShowCart(page);
  await expect(page.getByRole('main').getByText('Subtotal')).toBeVisible();
});

test('a remote that is missing leaves a hole on its own address, and comes back by a press', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  allowHole(consoleGuard);
  const shop = await ownShops.start();
  const bringBack = await takeAway(shop.versionFolder('mf-cart-checkout'));

  await page.goto(`${shop.origin}/cart`);
  await expectHole(page);

  await bringBack();
  await expectRetryToShowCart(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a remote that goes away after the server has rendered with it leaves a hole', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  allowHole(consoleGuard);
  const shop = await ownShops.start();
  const warm = await page.request.get(`${shop.origin}/cart`);
  expect(warm.ok()).toBe(true);
  const bringBack = await takeAway(shop.versionFolder('mf-cart-checkout'));

  await page.goto(`${shop.origin}/cart`);
  await expectHole(page);

  await bringBack();
  await expectRetryToShowCart(page);
});

test('a remote that is missing fails nothing of the others', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  allowHole(consoleGuard);
  const shop = await ownShops.start();
  await takeAway(shop.versionFolder('mf-cart-checkout'));
  const pages: Record<string, string> = {
    '/products?category=women': 'Women',
    '/login': 'Sign In',
    '/contact': 'Contact Us',
    '/track-order': 'Track Your Order',
  };
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(shop.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a remote that never answers holds up nothing else, and ends as a hole', async ({
  page,
  consoleGuard,
}) => {
  allowHole(consoleGuard);
  consoleGuard.allow(/net::ERR_/, /preload/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/apps/mf-cart-checkout/**', async (route) => {
    await answered;
    await route.abort();
  });

  const header = page.getByRole('banner');
  await header.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  await header.getByRole('link', { name: 'Women' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();

  await header.getByRole('link', { name: /^Cart/ }).click();
  answer();
  await expectHole(page);
});
