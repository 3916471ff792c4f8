import { expect, type Locator, type Page } from '@playwright/test';
import { closeBag } from './cart';
import { expectToast } from './toast';

/** The card of a product in any list of the page. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('article', { name, exact: true });
}

/** Waits until a card's overlay with its actions is shown or hidden. */
export async function expectOverlay(card: Locator, isShown: boolean): Promise<void> {
  const overlay = card.getByRole('button', { name: 'Wishlist' }).locator('..');
  await expect(overlay).toHaveCSS('opacity', isShown ? '1' : '0');
}

/** Adds a product from its card on a wide screen; expects the toast, and closes the bag that opens. */
export async function addByCard(page: Page, name: string): Promise<void> {
  const card = cardOf(page, name);
  await card.hover();
  await card.getByRole('button', { name: 'Add to Bag' }).click();
  await expectToast(page, 'Added to cart', `${name} added to your cart.`);
  await closeBag(page);
}

/** Opens the quick view of a card and returns it. */
export async function openQuickView(page: Page, name: string): Promise<Locator> {
  const card = cardOf(page, name);
  await card.hover();
  await card.getByRole('button', { name: 'Quick view' }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}
