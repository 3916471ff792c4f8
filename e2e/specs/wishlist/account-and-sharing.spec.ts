import type { Page } from '@playwright/test';
import { accountWishlist } from '../../support/api/account-wishlist';
import { expectAccessible } from '../../support/checks/axe';
import { signIn } from '../../support/pages/auth-forms';
import { expectToast } from '../../support/pages/toast';
import { startSignedIn, stored } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

test('[WISH-01] [WISH-02] [WISH-03] [WISH-04] [WISH-10] the device’s wishlist is the account’s after a sign-in, on every device, and is removed at the sign-out', async ({
  page,
  browser,
  catalogue: { sized, oneSize },
  customer,
  baseURL,
}) => {
  test.slow();
  const header = page.getByRole('banner');
  const heart = page.getByRole('main').getByRole('button', { name: 'Wishlist' }).first();
  await page.goto(sized.path);
  await heart.click();
  await expect(header.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();

  await header.getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, customer);
  await expect(page).toHaveURL('/wishlist');
  await expect(names(page)).toHaveText([sized.title]);
  await expect.poll(() => accountWishlist(customer)).toEqual([sized.id]);

  await page.goto(oneSize.path);
  await heart.click();
  await expect.poll(() => accountWishlist(customer)).toEqual([sized.id, oneSize.id]);

  const other = await browser.newPage({ baseURL });
  await startSignedIn(other, customer, [], baseURL);
  await other.goto('/wishlist');
  await expect(names(other)).toHaveText([oneSize.title, sized.title]);
  await other.close();

  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Wishlist' }).click();
  await expect(names(page)).toHaveText([oneSize.title, sized.title]);
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(header.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
  expect(await stored(page, 'wishlist')).toBe('[]');
});

test('[WISH-08] a shared link shows the pieces to anybody, and changes nobody’s wishlist', async ({
  page,
  context,
  request,
  catalogue: { sized, oneSize },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(sized.path);
  await page.getByRole('main').getByRole('button', { name: 'Wishlist' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Wishlist, 1/ })).toBeVisible();
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Share' }).click();
  await expectToast(
    page,
    'Link copied',
    'Whoever opens it sees these pieces, and can’t change your wishlist.',
  );
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const html = await (await request.get(`${link},no-such-product,${oneSize.id}`)).text();
  expect(html).toContain(sized.title);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${link},no-such-product,${oneSize.id}`);
  await expect(names(page)).toHaveText([sized.title, oneSize.title]);
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Wishlist, 0/ })).toBeVisible();
  const card = page.getByRole('main').getByRole('article', { name: oneSize.title, exact: true });
  await card.hover();
  await card.getByRole('button', { name: 'Wishlist' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Wishlist, 1/ })).toBeVisible();
  await expect(names(page)).toHaveText([sized.title, oneSize.title]);

  await page.goto('/wishlist/shared?items=no-such-product,,%00');
  await expect(page.getByRole('heading', { name: 'There is nothing on this list' })).toBeVisible();
});
