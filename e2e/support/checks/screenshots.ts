import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './stable-page';

/**
 * Compares the full page with its screenshot in `visual/screenshots`, at half size: that keeps the files
 * small, and hides how machines differ in rendering fonts.
 */
export async function expectLook(page: Page, name: string, hidden: Locator[] = []): Promise<void> {
  await settle(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: true, mask: hidden });
}

/** Compares the visible part of the page with its screenshot, for a dialog for instance. */
export async function expectScreenLook(page: Page, name: string): Promise<void> {
  await settle(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`);
}
