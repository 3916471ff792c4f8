import { expect, type Page } from '@playwright/test';

/**
 * Goes back as the browser's button does, once the browser has heard of the page's last navigation: a busy
 * one hears of it after the page shows it, and would go back one entry too far.
 */
export async function goBack(page: Page): Promise<void> {
  const shownAddress = () => page.evaluate(() => location.href);
  await expect.poll(async () => page.url() === (await shownAddress())).toBe(true);
  await page.goBack();
}
