import { expect, type Locator, type Page } from '@playwright/test';
import { expectHeaderInteractive } from '../../checks/hydration';
import { findPageProblems } from '../../checks/page-problems';
import { expectInCart } from '../../pages/cart';
import { cardOf } from '../../pages/product-cards';
import type { FaultShop } from '../fault-shop';
import { startWithCart } from '../shopper-with-cart';
import type { BrowserFault } from './browser-faults';
import { expectReported } from './expect-reported';
import type { ProviderUnderTest } from './fragment-providers';
import { observePage } from './observe-page';

/**
 * Breaks a remote in the browser, and checks that its fragment on another remote's page is removed, or stays
 * as the server rendered it; that the page around it works and shows no error; that the report names remote
 * and version; and that the fragment is shown once the fault is gone. Returns whether the fragment stayed,
 * and after how many milliseconds that was checked.
 */
export async function expectFragmentContained(
  page: Page,
  shop: FaultShop,
  provider: ProviderUnderTest,
  fault: BrowserFault,
): Promise<{ stays: boolean; after: number }> {
  const stays = provider.isRenderedOnServer && fault.leavesHtml;
  await startWithCart(page, shop.origin);
  const { version, repair } = await fault.breakRemote(page, shop, provider.name);
  const seen = await observePage(page, provider.name);

  await page.goto(shop.origin + provider.path, { waitUntil: 'domcontentloaded' });
  await expectHeaderInteractive(page);
  const started = Date.now();
  await startFragment(page, provider);
  if (stays) await expect(page.locator('[data-fragment][data-waiting]')).toHaveCount(0);
  await expect(fragmentOf(page, provider)).toHaveCount(stays ? 1 : 0, { timeout: fault.within });
  const after = Date.now() - started;
  await expectPageWorks(page, provider);
  await expectReported(() => [...seen.reports(), ...seen.messages()], provider.name, version);

  await repair();
  await shop.repair();
  await page.goto(shop.origin + provider.path);
  await expectHeaderInteractive(page);
  await startFragment(page, provider);
  await expect(fragmentOf(page, provider).and(page.locator(':not([data-waiting])'))).toHaveCount(1);
  return { stays, after };
}

function fragmentOf(page: Page, { fragment }: ProviderUnderTest): Locator {
  return page.locator(`[data-fragment="${fragment}"]`);
}

/** Makes the fragment start: by adding a product, by scrolling to it, or not at all if it is at the top. */
async function startFragment(page: Page, { fragment }: ProviderUnderTest): Promise<void> {
  if (fragment === 'cart.bag') await addByOverlay(page);
  else if (fragment !== 'orders.latest')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

async function addByOverlay(page: Page): Promise<void> {
  const card = cardOf(page, 'Shirt 1');
  await card.hover();
  await card.getByRole('button', { name: 'Add to Bag' }).click();
}

async function expectPageWorks(page: Page, { path }: ProviderUnderTest): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await findPageProblems(page)).toEqual([]);
  if (path !== '/cart') return;
  await main.getByRole('button', { name: /^Increase quantity of Plain Shirt/ }).click();
  await expectInCart(page, 3);
}
