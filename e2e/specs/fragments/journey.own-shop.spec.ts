import type { Locator, Page } from '@playwright/test';
import { expectInteractive } from '../../support/checks/hydration';
import { cartLink, closeBag } from '../../support/pages/cart';
import { placeOrder } from '../../support/pages/checkout';
import { pay } from '../../support/pages/payment';
import { DEMO } from '../../support/shop/demo-products';
import { publishCopy } from '../../support/published/publish-copy';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Waits until parts of these remotes are on the page. */
async function expectPartsOf(page: Page, remotes: string[]): Promise<void> {
  for (const remote of remotes) {
    await expect(page.locator(`[data-boundary="${remote}"]`).first(), remote).toBeAttached();
  }
}

/** Scrolls to the recommendations, which start only then; returns them. */
async function recommended(page: Page): Promise<Locator> {
  await page.locator('[data-fragment="catalog.recommendations"]').scrollIntoViewIfNeeded();
  const section = page.getByRole('main').getByRole('region', { name: 'You may also like' });
  await expect(section.getByRole('article').first()).toBeVisible();
  return section;
}

test('[FRG-09] a shopper buys on pages of several teams, one of which deploys meanwhile', async ({
  page,
  customer,
  ownShops,
}) => {
  test.slow();
  const shop = await ownShops.start();
  await startSignedIn(page, customer, [], shop.origin);
  await page.goto(`${shop.origin}/product/${DEMO.oneSize}`);
  const card = (await recommended(page)).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // A card adds to the bag without leaving the page.
  const other = (await recommended(page)).getByRole('article').first();
  await other.hover();
  await other.getByRole('button', { name: 'Add to Bag' }).click();
  await closeBag(page);

  const version = await publishCopy(shop, 'mf-cart-checkout', (script) => script);
  await cartLink(page).click();
  const drawer = page.getByRole('dialog', { name: 'Your Bag' });
  await expect(drawer.getByText('Subtotal')).toBeVisible();
  await expectPartsOf(page, ['mf-catalog', 'mf-content', 'mf-cart-checkout']);
  await drawer.getByRole('link', { name: 'View bag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await recommended(page);
  await expectPartsOf(page, ['mf-cart-checkout', 'mf-catalog', 'mf-content']);

  // A new load of the page gets the new version of the page and of the drawer, and no other.
  await page.goto(`${shop.origin}/cart`);
  await expectInteractive(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  const ofCart = scripts.filter((script) => script.includes('/apps/mf-cart-checkout/'));
  expect(ofCart.length).toBeGreaterThan(0);
  for (const script of ofCart) expect(script).toContain(version);

  const choices = page.getByRole('main').getByRole('group', { name: /^Select a/ });
  for (let left = await choices.count(); left > 0; left -= 1) {
    await choices.first().getByRole('button').first().click();
    await expect(choices).toHaveCount(left - 1);
  }
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await placeOrder(page, customer);
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Thank You/ })).toBeVisible();
  await recommended(page);
  await expectPartsOf(page, ['mf-cart-checkout', 'mf-catalog', 'mf-content']);
});
