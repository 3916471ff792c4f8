import { rename } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectHeaderInteractive } from '../../support/checks/hydration';
import { expectAccessible } from '../../support/checks/axe';
import { cartLink } from '../../support/pages/cart';
import { DEMO } from '../../support/shop/demo-products';
import type { ConsoleGuard } from '../../support/checks/console-guard';
import { holdRemote } from '../../support/published/hold-files';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Pages of the other remotes, by their paths. */
const OTHER_PAGES = {
  '/products?category=women': 'Women',
  '/login': 'Sign In',
  '/contact': 'Contact Us',
  '/track-order': 'Track Your Order',
};

/** Removes a published version; returns a function that restores it. */
async function removeVersion(folder: string): Promise<() => Promise<void>> {
  const away = `${folder}.away`;
  await rename(folder, away);
  return () => rename(away, folder);
}

/** Allows the console messages of an error fallback: the missing file and the failed page. */
function allowMissingRemote(consoleGuard: ConsoleGuard): void {
  consoleGuard.allow(
    /Failed to load resource: .*404/,
    /mf-(cart-checkout|account-orders) .* could not be loaded/,
    /The fragment cart.bag could not be shown/,
    /This page failed/,
    /SRI|integrity/i,
  );
}

async function expectErrorFallback(page: Page): Promise<void> {
  const fallback = page.getByRole('main').getByRole('alert');
  await expect(fallback).toContainText('This part of the shop is unavailable right now');
  await expect(fallback.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Presses the button of the error fallback, which must not reload the page. */
async function expectRetryToShowCart(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  expect(
    await page.evaluate(() => document.documentElement.hasAttribute('data-same-document')),
  ).toBe(true);
}

test('a missing remote shows an error fallback after navigation, and recovers by its button', async ({
  page,
  api,
  customer,
  ownShops,
  consoleGuard,
}) => {
  allowMissingRemote(consoleGuard);
  const shop = await ownShops.start();
  await startSignedIn(page, customer, [cartLine(await api.product(DEMO.oneSize))], shop.origin);
  const restoreVersion = await removeVersion(shop.versionFolder('mf-cart-checkout'));

  await page.goto(shop.origin);
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  await page.goto(`${shop.origin}/product/${DEMO.oneSize}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await cartLink(page).click();
  await expect(page).toHaveURL(`${shop.origin}/cart`);
  await expectErrorFallback(page);

  await page.getByRole('banner').getByRole('link', { name: 'Women' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();

  await page.goBack();
  await expectErrorFallback(page);
  await restoreVersion();
  await expectRetryToShowCart(page);
  await expect(page.getByRole('main').getByText('Subtotal')).toBeVisible();
});

test('a missing remote shows an error fallback at its URL, affects no other page, and recovers by its button', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  test.slow();
  allowMissingRemote(consoleGuard);
  const shop = await ownShops.start();
  const restoreVersion = await removeVersion(shop.versionFolder('mf-cart-checkout'));

  await page.goto(`${shop.origin}/cart`);
  await expectErrorFallback(page);
  await expectAccessible(page);

  for (const [path, heading] of Object.entries(OTHER_PAGES)) {
    await page.goto(shop.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  await page.goto(`${shop.origin}/cart`);
  await expectErrorFallback(page);
  await restoreVersion();
  await expectRetryToShowCart(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a remote that disappears after the server rendered with it shows an error fallback', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  allowMissingRemote(consoleGuard);
  const shop = await ownShops.start();
  const warm = await page.request.get(`${shop.origin}/cart`);
  expect(warm.ok()).toBe(true);
  const restoreVersion = await removeVersion(shop.versionFolder('mf-cart-checkout'));

  await page.goto(`${shop.origin}/cart`);
  await expectErrorFallback(page);

  await restoreVersion();
  await expectRetryToShowCart(page);
});

test('a remote that never responds blocks nothing else, and ends in an error fallback', async ({
  page,
  consoleGuard,
}) => {
  allowMissingRemote(consoleGuard);
  consoleGuard.allow(/net::ERR_/, /preload/);
  await page.goto('/');
  await expectHeaderInteractive(page);
  const remote = await holdRemote(page, 'mf-account-orders');

  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  await footer.getByRole('link', { name: 'Track order' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading the page')).toBeAttached();
  await header.getByRole('link', { name: 'Women' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();

  await footer.getByRole('link', { name: 'Track order' }).click();
  remote.fail();
  await expectErrorFallback(page);
});
