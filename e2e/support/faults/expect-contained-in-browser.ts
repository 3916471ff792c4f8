import { expect, type Locator, type Page } from '@playwright/test';
import { expectHeaderTakenOver } from '../checks/hydration';
import { problemsOf } from '../checks/page-problems';
import { startSignedIn, type StoredLine } from '../shop/shopper';
import type { BrowserFault } from './browser-faults';
import type { FaultShop } from './fault-shop';
import { observePage } from './observe-page';
import type { RemoteUnderTest } from './remotes';

const LINE: StoredLine = {
  id: 'plain-shirt',
  name: 'Plain Shirt',
  price: 2500,
  quantity: 2,
  image: '',
  sizes: [],
  colors: [],
};

/** More requests than three visits of a page need; a loop would send many more. */
const MAX_SCRIPTS = 60;

/**
 * Breaks a remote in the browser, and checks that a shopper is told, that header, cart and another remote's
 * page work meanwhile, that nothing loops, that the report names remote and version, and that the page is
 * there once the fault is gone.
 */
export async function expectContainedInBrowser(
  page: Page,
  shop: FaultShop,
  remote: RemoteUnderTest,
  fault: BrowserFault,
): Promise<void> {
  await startSignedIn(page, { token: 'a-token' }, [LINE], shop.origin);
  const { version, repair } = await fault.breakRemote(page, shop, remote.name);
  const seen = observePage(page, remote.name);

  await page.goto(shop.origin + remote.path, { waitUntil: 'domcontentloaded' });
  await expectHeaderTakenOver(page);
  if (!fault.hangs) await expectFallback(page, fault);
  await (remote.name === 'mf-cart-checkout' ? fillCart(page) : changeCart(page));
  await page.goBack();
  await expectFallback(page, fault);
  expect(seen.documents(), 'the document is loaded once').toBe(1);
  expect(seen.scripts(), 'no script is requested without end').toBeLessThan(MAX_SCRIPTS);
  expectReported([...seen.reports(), ...seen.messages()], remote.name, version);

  await repair();
  if (fault.remedy === 'reload') await page.reload();
  else await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: remote.heading }),
  ).toBeVisible();
  await expect(alert(page)).toBeHidden();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
}

async function expectFallback(page: Page, { within }: BrowserFault): Promise<void> {
  await expect(alert(page)).toContainText('This part of the shop is unavailable right now', {
    timeout: within,
  });
  expect(await problemsOf(page)).toEqual([]);
}

/** Opens the cart, which another remote owns, and takes one more of what is in it. */
async function changeCart(page: Page): Promise<void> {
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  await cartLink(page).click();
  await page.getByRole('button', { name: /^Increase quantity of Plain Shirt/ }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
}

/** Puts one more product into the cart while the cart's own page is broken. */
async function fillCart(page: Page): Promise<void> {
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  await page.getByRole('banner').getByRole('link', { name: 'Women' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Shirt 1' });
  await card.hover();
  await card.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
}

function expectReported(texts: string[], remote: string, version: string): void {
  const naming = texts.filter((text) => text.includes(remote) && text.includes(version));
  expect(naming, 'the report names remote and version').not.toEqual([]);
}

function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

function alert(page: Page): Locator {
  return page.getByRole('main').getByRole('alert');
}
