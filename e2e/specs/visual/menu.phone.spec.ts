import { expectViewportScreenshot } from '../../support/checks/screenshots';
import { expect, test } from '../../support/test';

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test('the open menu looks as it should', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectViewportScreenshot(page, 'menu');
});
