import { expect, type Locator, type Page } from '@playwright/test';

/** An order in the shopper's list, which must be on the page. */
export function orderCard(page: Page, orderId: string): Locator {
  return page.getByRole('main').getByRole('article', { name: `Order ${orderId}` });
}

/** Opens the shopper's list and waits for an order to have a status. */
export async function expectStatus(page: Page, orderId: string, status: string): Promise<void> {
  await page.goto('/orders');
  await expect(orderCard(page, orderId).getByText(status, { exact: true })).toBeVisible();
}
