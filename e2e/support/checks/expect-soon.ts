import { expect, type Page } from '@playwright/test';

/** How soon shoppers see what an operator has changed. */
export const SOON = { timeout: 10_000 };

/** Loads the page again until it shows what is expected. */
export async function expectSoon(
  page: Page,
  expectation: () => Promise<void>,
  options = SOON,
): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expectation();
  }).toPass(options);
}
