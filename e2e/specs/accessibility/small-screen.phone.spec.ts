import type { Page } from '@playwright/test';
import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/shop/every-page';
import { smallTargets, overflowingElements } from '../../support/checks/layout';
import { expect, test } from '../../support/test';

test.slow();

/** Controls that are too small for a finger, and what makes a narrow screen scroll sideways. */
async function problemsOfSmallScreens(page: Page): Promise<string[]> {
  const small = await smallTargets(page);
  const wide = await overflowingElements(page);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await overflowingElements(page);
  if (viewport) await page.setViewportSize(viewport);
  return [...small, ...wide, ...narrow.map((problem) => `320 px wide: ${problem}`)];
}

test('public pages don’t scroll sideways, and their controls are large enough for a finger', async ({
  page,
  catalogue,
}) => {
  expect(await problemsOfPublicPages(page, catalogue, problemsOfSmallScreens)).toEqual([]);
});

test('a shopper’s pages don’t scroll sideways, and their controls are large enough for a finger', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  const visit = { api, catalogue, customer: regular };
  expect(await problemsOfShopperPages(page, visit, problemsOfSmallScreens)).toEqual([]);
});
