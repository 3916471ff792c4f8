import { expectHeaderInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { holdFiles } from '../../support/published/hold-files';
import { cartLine, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[FRG-02] the cart shows its recommendations when a page with the same fragment was left before its scripts loaded', async ({
  page,
  catalogue,
}) => {
  const chunks = await holdFiles(page, '**/apps/mf-catalog/**/chunk.*');
  const line = cartLine(catalogue.oneSize, { selectedSize: 'One Size' });
  await startWithStorage(page, { cart: JSON.stringify([line]) });
  await page.goto(catalogue.oneSize.path, { waitUntil: 'commit' });
  await expectHeaderInteractive(page);
  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  chunks.release();
  const section = page.getByRole('main').getByRole('region', { name: 'You may also like' });
  await expect(section.getByRole('article')).toHaveCount(4);
});
