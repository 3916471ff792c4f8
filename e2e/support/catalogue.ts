import { expect, type Locator, type Page } from '@playwright/test';

/** The categories in the header: its links on a desk, those of its opened menu on a phone. */
export async function categoryLinks(page: Page, isMobile: boolean): Promise<Locator> {
  const header = page.getByRole('banner');
  if (!isMobile) return header.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await header.getByRole('button', { name: 'Open menu' }).click();
  const menu = header.getByRole('navigation', { name: 'Menu' });
  return menu.getByRole('list').first().getByRole('link');
}

/** Opens a category from the header: its links on a desk, its menu on a phone. */
export async function openCategory(page: Page, name: string, isMobile: boolean): Promise<void> {
  const header = page.getByRole('banner');
  if (isMobile) await header.getByRole('button', { name: 'Open menu' }).click();
  const links = header.getByRole('navigation', { name: isMobile ? 'Menu' : 'Categories' });
  await links.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens a product of the list on the page that is for sale; returns its name. */
export async function openProduct(page: Page, position = 0): Promise<string> {
  const cards = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Sold out' });
  const title = cards.nth(position).getByRole('heading');
  const name = await title.innerText();
  await title.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** Chooses the first size and the first colour that are left, and puts the product into the cart. */
export async function addToCart(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const group of ['Size', 'Color']) {
    const choice = main.getByRole('radiogroup', { name: group });
    if (await choice.isVisible()) await firstLeft(choice).check();
  }
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
}

function firstLeft(group: Locator): Locator {
  return group.getByRole('radio', { name: /^(?!.*sold out)/ }).first();
}
