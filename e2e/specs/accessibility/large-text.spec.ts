import type { Page } from '@playwright/test';
import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/shop/every-page';
import { cutOff, lyingUnder, stickingOut } from '../../support/checks/layout';
import { expect, test } from '../../support/test';

test.slow();

async function layoutProblems(page: Page): Promise<string[]> {
  return [...(await stickingOut(page)), ...(await cutOff(page)), ...(await lyingUnder(page))];
}

/** Layout problems with text twice as large, as by a browser's setting. */
async function withLargeText(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  return layoutProblems(page);
}

/** Layout problems with the text spacing of WCAG 1.4.12. */
async function withWideSpacing(page: Page): Promise<string[]> {
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  });
  return layoutProblems(page);
}

test.describe('zoomed to 200 %', () => {
  // The CSS pixels of a window of 1440 × 900 px at that zoom.
  test.use({ viewport: { width: 720, height: 450 } });

  test('nothing is cut off or covered', async ({ page, catalogue }) => {
    expect(await problemsOfPublicPages(page, catalogue, layoutProblems)).toEqual([]);
  });

  test('and so on the pages of a signed-in shopper', async ({ page, api, catalogue, regular }) => {
    expect(
      await problemsOfShopperPages(page, { api, catalogue, customer: regular }, layoutProblems),
    ).toEqual([]);
  });
});

test('text of twice the size is neither cut off nor covered', async ({ page, catalogue }) => {
  expect(await problemsOfPublicPages(page, catalogue, withLargeText)).toEqual([]);
});

test('and so on the pages of a signed-in shopper', async ({ page, api, catalogue, regular }) => {
  expect(
    await problemsOfShopperPages(page, { api, catalogue, customer: regular }, withLargeText),
  ).toEqual([]);
});

test('text with wider spacing is neither cut off nor covered', async ({ page, catalogue }) => {
  expect(await problemsOfPublicPages(page, catalogue, withWideSpacing)).toEqual([]);
});
