import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { loginLink } from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';

/** Changes scripts of a version's browser build, in every encoding. */
async function changeScripts(version: string, isChanged: (file: string) => boolean) {
  const folder = path.join(version, 'browser');
  const files = await readdir(folder);
  for (const file of files.filter((name) => name.endsWith('.js') && isChanged(name))) {
    await appendFile(path.join(folder, file), '\n;globalThis.__tampered = true;');
    await rm(path.join(folder, `${file}.br`), { force: true });
    await rm(path.join(folder, `${file}.gz`), { force: true });
  }
}

test('a remote’s changed script is refused and doesn’t run', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(
    /Failed to find a valid digest in the 'integrity' attribute/,
    /mf-content .* could not be loaded/,
    /The fragment content.promises could not be shown/,
    /This page failed/,
    /preload/,
  );
  const shop = await ownShops.start();
  await changeScripts(shop.versionFolder('mf-content'), () => true);

  await page.goto(`${shop.origin}/contact`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This part of the shop is unavailable right now',
  );
  expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);

  await loginLink(page).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('a changed chunk behind an unchanged entry is refused and doesn’t run', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(
    /Failed to find a valid digest in the 'integrity' attribute/,
    /mf-content .* could not be loaded/,
    /The fragment content.promises could not be shown/,
    /This page failed/,
  );
  const shop = await ownShops.start();
  await changeScripts(shop.versionFolder('mf-content'), (file) => file !== 'remoteEntry.js');

  await page.goto(`${shop.origin}/terms`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This part of the shop is unavailable right now',
  );
  expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);
});

test('a changed server build is refused, and the page is rendered in the browser instead', async ({
  page,
  browser,
  ownShops,
}) => {
  const shop = await ownShops.start();
  const folder = path.join(shop.versionFolder('mf-content'), 'server');
  await appendFile(path.join(folder, 'remoteEntry.js'), '\n;globalThis.__tampered = true;');

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const bare = await withoutScripts.newPage();
  await bare.goto(`${shop.origin}/contact`);
  await expect(bare.getByRole('banner')).toBeVisible();
  await expect(bare.getByRole('main')).toBeEmpty();
  await withoutScripts.close();

  await page.goto(`${shop.origin}/contact`);
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
});
