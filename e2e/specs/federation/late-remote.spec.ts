import {
  expectHeaderInteractive,
  expectHydrated,
  rememberServerPage,
} from '../../support/checks/hydration';
import { layoutShift } from '../../support/checks/layout-shift';
import { loginLink } from '../../support/pages/auth-forms';
import { cartLink, expectInCart } from '../../support/pages/cart';
import { expectToast } from '../../support/pages/toast';
import { holdRemote } from '../../support/published/hold-files';
import { cartLine, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[FAULT-01] header, menu and cart respond while the page’s code hangs, and what is typed into the page is kept @phone', async ({
  page,
  catalogue,
  isMobile,
}) => {
  const cart = [cartLine(catalogue.sized, { quantity: 3 })];
  await startWithStorage(page, { cart: JSON.stringify(cart) });
  const remote = await holdRemote(page, 'mf-content');
  await rememberServerPage(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const title = await page.title();
  const header = page.getByRole('banner');
  await expectInCart(page, 3);
  if (isMobile) {
    await header.getByRole('button', { name: 'Open menu' }).click();
    await expect(header.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  }
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Meera Iyer');
  await form.getByLabel('Email').fill('meera@example.com');

  remote.release();
  await expectHydrated(page);
  await expect(form.getByLabel('Name')).toHaveValue('Meera Iyer');
  await form.getByLabel('Subject').fill('A size');
  await form.getByLabel('Message').fill('Does it run small?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(
    page,
    'Message Sent',
    "Thank you for contacting us. We'll get back to you shortly.",
  );
  expect(await page.title()).toBe(title);
});

test('[FAULT-01] links of the header and of the page work before the page’s code has loaded', async ({
  page,
  catalogue,
}) => {
  const remote = await holdRemote(page, 'mf-catalog');
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  await loginLink(page).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
  // Before that, the browser would follow the link and replace the page in its history.
  await expectHeaderInteractive(page);
  await header.getByRole('link', { name: catalogue.large.name, exact: true }).click();
  remote.release();
  // The listing shows its next category at once; the address changes when its products have loaded.
  await expect(page.getByRole('heading', { level: 1, name: catalogue.large.name })).toBeVisible();
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Modern Essentials' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page).toHaveURL('/products');
});

test('[FAULT-02] the server’s page stays until its code has failed, then an error fallback replaces it, and "Try again" works once the fault is gone @phone @smoke', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(
    /net::ERR_/,
    /mf-content .* could not be loaded/,
    /This page failed/,
    /The fragment content.promises could not be shown/,
  );
  const remote = await holdRemote(page, 'mf-content');
  const reported = page.waitForRequest('**/reports');
  await page.goto('/contact', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(cartLink(page)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await layoutShift(page);

  remote.fail();
  const fallback = main.getByRole('alert');
  await expect(fallback).toContainText('This part of the shop is unavailable right now');
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeHidden();
  expect(await layoutShift(page), 'nothing moves').toBe(before);
  expect((await reported).postDataJSON()).toMatchObject({
    remote: 'mf-content',
    outcome: 'failed',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });

  remote.release();
  await fallback.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await main.getByLabel('Name').fill('Meera Iyer');
  await expect(main.getByLabel('Name')).toHaveValue('Meera Iyer');
});
