import { expectHeaderInteractive } from '../../support/checks/hydration';
import { cartLine, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[FRG-02] the cart shows its recommendations when a page with the same fragment was left before its scripts loaded', async ({
  page,
  catalogue,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/apps/mf-catalog/**/chunk.*', async (route) => {
    await released;
    await route.continue();
  });
  const line = cartLine(catalogue.oneSize, { selectedSize: 'One Size' });
  await startWithStorage(page, { cart: JSON.stringify([line]) });
  await page.goto(catalogue.oneSize.path, { waitUntil: 'commit' });
  await expectHeaderInteractive(page);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  release();
  const section = page.getByRole('main').getByRole('region', { name: 'You may also like' });
  await expect(section.getByRole('article')).toHaveCount(4);
});
