import { expect, type Locator, type Page } from '@playwright/test';

/** The header's link to the cart. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

/** Expects that the header counts this many pieces in the cart. */
export async function expectInCart(page: Page, pieces: number): Promise<void> {
  const items = pieces === 1 ? 'item' : 'items';
  await expect(cartLink(page)).toHaveAccessibleName(
    `Cart, ${pieces.toLocaleString('en-IN')} ${items}`,
  );
}

/** Opens the cart page on a wide screen: by the header's bag and its drawer, which must not be empty. */
export async function openCart(page: Page): Promise<void> {
  await cartLink(page).click();
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

/**
 * Makes the API answer like one that doesn't know the parameter `ids` of GET /products: a bag of products that
 * aren't in the catalogue stays as it is (BAG-01).
 */
export async function ignoreProductIds(page: Page): Promise<void> {
  await page.route(/\/products\?ids=/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('ids');
    return route.continue({ url: url.href });
  });
}
