import { expect, type Page } from '@playwright/test';

/** Opens the cart page by the header's bag: on wide screens by the drawer, which must have something in it. */
export async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page
    .getByRole('dialog', { name: 'Your Bag' })
    .getByRole('link', { name: 'View bag' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
}

/** Closes the bag that opens on a wide screen after something was added. */
export async function closeBag(page: Page): Promise<void> {
  const bag = page.getByRole('dialog', { name: 'Your Bag' });
  await expect(bag).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
}
