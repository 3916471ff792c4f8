import { expect, type Locator, type Page } from '@playwright/test';
import { stabilizePage } from './stable-page';

/**
 * Compares the full page with its screenshot in `visual/screenshots`, at half size: that keeps the files
 * small, and hides how machines differ in rendering fonts.
 */
export async function expectPageScreenshot(
  page: Page,
  name: string,
  hidden: Locator[] = [],
): Promise<void> {
  await stabilizePage(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: true, mask: hidden });
}

/** Compares the visible part of the page with its screenshot, for a dialog for instance. */
export async function expectViewportScreenshot(page: Page, name: string): Promise<void> {
  await stabilizePage(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`);
}
