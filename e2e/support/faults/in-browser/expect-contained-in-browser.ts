import { expect, type Locator, type Page } from '@playwright/test';
import { expectHeaderInteractive } from '../../checks/hydration';
import { findPageProblems } from '../../checks/page-problems';
import { expectInCart } from '../../pages/cart';
import { cardOf } from '../../pages/product-cards';
import type { BrowserFault } from './browser-faults';
import type { FaultShop } from '../fault-shop';
import { expectReported } from './expect-reported';
import { observePage } from './observe-page';
import type { RemoteUnderTest } from '../remotes';
import { increaseCartQuantity, startWithCart } from '../shopper-with-cart';

/** More requests than three visits of a page need; a loop would send many more. */
const MAX_SCRIPTS = 60;

/**
 * Breaks a remote in the browser, and checks that a shopper is told, that header, cart and another remote's
 * page work meanwhile, that nothing loops, that the report names remote and version, and that the page is
 * shown once the fault is gone. Returns after how many milliseconds the shopper was told.
 */
export async function expectContainedInBrowser(
  page: Page,
  shop: FaultShop,
  remote: RemoteUnderTest,
  fault: BrowserFault,
): Promise<{ after: number }> {
  await startWithCart(page, shop.origin);
  const { version, repair } = await fault.breakRemote(page, shop, remote.name);
  const seen = await observePage(page, remote.name);

  await page.goto(shop.origin + remote.path, { waitUntil: 'domcontentloaded' });
  await expectHeaderInteractive(page);
  if (!fault.hangs) await expectFallback(page, fault);
  await (remote.name === 'mf-cart-checkout' ? addFromListing(page) : increaseCartQuantity(page));
  // A script that hangs holds up the load event, too.
  await page.goBack({ waitUntil: 'commit' });
  await expectFallback(page, fault);
  const after = await seen.alertAfter();
  expect(seen.documents(), 'the document is loaded once').toBe(1);
  expect(seen.scripts(), 'scripts are not requested in a loop').toBeLessThan(MAX_SCRIPTS);
  await expectReported(() => [...seen.reports(), ...seen.messages()], remote.name, version);

  await repair();
  if (fault.remedy === 'reload') await page.reload();
  else await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: remote.heading }),
  ).toBeVisible();
  await expect(alert(page)).toBeHidden();
  await expectInCart(page, 3);
  return { after };
}

async function expectFallback(page: Page, { within }: BrowserFault): Promise<void> {
  await expect(alert(page)).toContainText('This part of the shop is unavailable right now', {
    timeout: within,
  });
  expect(await findPageProblems(page)).toEqual([]);
}

/** Puts one more product into the cart while the cart's own page is broken. */
async function addFromListing(page: Page): Promise<void> {
  await expectInCart(page, 2);
  await page.getByRole('banner').getByRole('link', { name: 'Women' }).click();
  const card = cardOf(page, 'Shirt 1');
  await card.hover();
  await card.getByRole('button', { name: 'Add to Bag' }).click();
  await expectInCart(page, 3);
}

function alert(page: Page): Locator {
  return page.getByRole('main').getByRole('alert');
}
