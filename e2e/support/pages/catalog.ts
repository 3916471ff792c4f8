import { expect, type Locator, type Page } from '@playwright/test';
import { ENGLISH } from '../languages/language';

/** The categories in the header: the links on a desktop, those of the opened menu on a phone. */
export async function categoryLinks(page: Page, isMobile: boolean): Promise<Locator> {
  const header = page.getByRole('banner');
  if (!isMobile) return header.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await header.getByRole('button', { name: 'Open menu' }).click();
  const menu = header.getByRole('navigation', { name: 'Menu' });
  return menu.getByRole('list').first().getByRole('link');
}

/** Opens a category from the header: by its links on a desktop, by its menu on a phone. */
export async function openCategory(page: Page, name: string, isMobile: boolean): Promise<void> {
  const header = page.getByRole('banner');
  if (isMobile) await header.getByRole('button', { name: 'Open menu' }).click();
  const links = header.getByRole('navigation', { name: isMobile ? 'Menu' : 'Categories' });
  await links.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens a product that is in stock from the list on the page; returns its name. */
export async function openProduct(page: Page, position = 0): Promise<string> {
  const cards = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Sold out' });
  const name = await cards.nth(position).getByRole('heading').innerText();
  await openProductNamed(page, name);
  return name;
}

/** Opens a product from the list on the page. */
export async function openProductNamed(page: Page, name: string): Promise<void> {
  const card = page.getByRole('main').getByRole('article', { name, exact: true });
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** A size and a colour of a product. */
interface Variant {
  size: string;
  color: string;
}

/** Chooses the variant, by default the first size and colour in stock, and adds the product to the cart. */
export async function addToCart(
  page: Page,
  variant?: Variant,
  { say, at } = ENGLISH,
): Promise<void> {
  const main = page.getByRole('main');
  for (const [name, value] of [
    ['Size', variant?.size],
    ['Color', variant?.color],
  ] as const) {
    const group = main.getByRole('radiogroup', { name: say(name) });
    if (!(await group.isVisible())) continue;
    await (value === undefined ? firstLeft(group) : option(group, value)).check();
  }
  await main.getByRole('button', { name: say('Add to Cart') }).click();
  await expect(page).toHaveURL(at('/cart'));
}

function option(group: Locator, name: string): Locator {
  return group.getByRole('radio', { name, exact: true });
}

function firstLeft(group: Locator): Locator {
  return group.getByRole('radio', { name: /^(?!.*sold out)/ }).first();
}
