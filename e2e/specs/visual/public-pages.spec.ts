import { expectLook } from '../../support/look';
import { PUBLIC_PAGES } from '../../support/public-pages';
import { expect, test } from '../../support/test';

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

/** Pages that look like one another are looked at once. */
const ALIKE = ['/privacy', '/refund', '/return', '/shipping'];

for (const { path, heading } of PUBLIC_PAGES.filter((page) => !ALIKE.includes(page.path))) {
  test(`${path} looks as it should`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectLook(page, nameOf(path));
  });
}

test('a page that isn’t there looks as it should', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await page.goto('/404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectLook(page, 'not-found');
});

function nameOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
}
