import { expectInteractive } from '../../support/checks/hydration';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[RT-08] a page that is opened anew begins at its top, and going back or reloading keeps the place @smoke @phone', async ({
  page,
  regular,
  catalogue,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollTo = async (place: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), place);
    await expect.poll(scrolled).toBe(place);
  };
  await startSignedIn(page, regular);
  await page.goto(catalogue.large.path);
  await expectInteractive(page);
  await scrollTo(500);

  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await scrollTo(300);
  await page.reload();
  await expectInteractive(page);
  await expect.poll(scrolled).toBe(300);

  await page.goBack();
  await expectInteractive(page);
  await expect.poll(scrolled).toBe(500);
  await page.goForward();
  await expectInteractive(page);
  await expect.poll(scrolled).toBe(300);
});
