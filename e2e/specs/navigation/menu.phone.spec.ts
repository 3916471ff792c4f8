import { expectHeaderInteractive } from '../../support/checks/hydration';
import { holdShell } from '../../support/published/hold-files';
import { expect, test } from '../../support/test';

test('[NAV-05] going back to a page where the menu was open doesn’t open it again', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Menu' });
  await header.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Modern Essentials' })).toBeVisible();
  await expect(menu).toBeHidden();
  // The page behind the menu can be used again.
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page).toHaveURL('/products');
});

test('[NAV-05] the menu closes when its link leads to the current page', async ({ page }) => {
  await page.goto('/contact');
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Menu' });
  await header.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/contact');
});

test('[NAV-05] signed out, the menu leads to Login, and it is closed after going back', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Menu' });
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link', { name: 'My orders' })).toBeHidden();
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});

test('[FAST-01] the menu opens and closes before any script has arrived, and stays open while it is hydrated', async ({
  page,
}) => {
  const shell = await holdShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  const open = header.getByRole('button', { name: 'Open menu' });
  const menu = header.getByRole('navigation', { name: 'Menu' });
  await open.click();
  await expect(menu).toBeVisible();
  await header.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await open.click();

  shell.release();
  await expectHeaderInteractive(page);
  await expect(header.locator('button[aria-expanded="true"]')).toBeAttached();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(menu).toBeHidden();
});
