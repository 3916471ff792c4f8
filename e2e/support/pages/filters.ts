import { expect, type Locator, type Page } from '@playwright/test';

/** The filters of the list on the page: beside it on a desktop, in the drawer that a button opens on a phone. */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer.getByRole('group').first()).toBeVisible();
  return drawer;
}

/** Shows the further values of each facet. */
export async function showAllValues(filters: Locator): Promise<void> {
  const whole = filters.getByRole('button', { name: /^Show all \d+ of/ });
  while ((await whole.count()) > 0) await whole.first().click();
}

/** The number of products that a checkbox of the filters shows. */
export async function countOf(checkbox: Locator): Promise<number> {
  const text = await checkbox.locator('..').innerText();
  return Number(/(\d+)\s*(?:items?)?$/.exec(text.trim())?.[1]);
}
