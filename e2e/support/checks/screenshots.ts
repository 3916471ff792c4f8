import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './stable-page';

/**
 * Compares the whole page with its picture in `visual/screenshots`, at half its size: that keeps the
 * pictures small, and tells what an eye sees from how a machine draws it.
 */
export async function expectLook(page: Page, name: string, hidden: Locator[] = []): Promise<void> {
  await settle(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: true, mask: hidden });
}

/** The same for what the screen shows: a dialog over the page, say. */
export async function expectScreenLook(page: Page, name: string): Promise<void> {
  await settle(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`);
}
