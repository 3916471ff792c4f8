import { DEMO } from '../../support/shop/demo-products';
import { expectPageScreenshot } from '../../support/checks/screenshots';
import {
  PUBLIC_PAGE_NAMES,
  publicPage,
  type PublicPageName,
} from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

/** Pages without a screenshot: they look like another one, or are empty without a mailed link. */
const WITHOUT_SCREENSHOT: PublicPageName[] = [
  'the reviews of a product',
  'the privacy policy',
  'the refund policy',
  'the return policy',
  'the shipping policy',
  'the accessibility statement',
  'the new password',
  'the verification of an email',
  'the end of messages',
];

/** The product whose page is compared. */
const PRODUCT = { path: `/product/${DEMO.sized}`, heading: 'Merino Roll-Neck' };

test('the public pages look as they should', async ({ page, catalogue }) => {
  test.slow();
  for (const name of PUBLIC_PAGE_NAMES.filter((one) => !WITHOUT_SCREENSHOT.includes(one))) {
    await test.step(name, async () => {
      const { path, heading } = name === 'a product' ? PRODUCT : publicPage(name, catalogue);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectPageScreenshot(page, nameOf(path));
    });
  }
});

test('the 404 page looks as it should', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await page.goto('/404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectPageScreenshot(page, 'not-found');
});

function nameOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
}
