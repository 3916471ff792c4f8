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

/** The dialog in which a card asks for what "Add to Bag" has left open (CARD-08). */
export function choicePicker(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Answers one of its questions, "Select a size", with this value. */
export async function answer(picker: Locator, question: string, value: string): Promise<void> {
  await picker
    .getByRole('group', { name: new RegExp(`^${question}`) })
    .getByRole('button', { name: value, exact: true })
    .click();
}

/**
 * Adds a product from its card on a wide screen; expects the toast, and closes the bag that opens. `asks`: the card has
 * left a choice open, and its question is closed unanswered.
 */
export async function addByCard(page: Page, name: string, { asks = false } = {}): Promise<void> {
  const card = cardOf(page, name);
  await card.hover();
  await card.getByRole('button', { name: 'Add to Bag' }).click();
  await expectToast(page, 'Added to cart', `${name} added to your cart.`);
  if (asks) await choicePicker(page, name).press('Escape');
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
