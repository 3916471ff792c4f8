import type { Page } from '@playwright/test';
import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/shop/every-page';
import { cutOff, lyingUnder, stickingOut } from '../../support/checks/layout';
import { expect, test } from '../../support/test';

test.slow();

async function layoutProblems(page: Page): Promise<string[]> {
  return [...(await stickingOut(page)), ...(await cutOff(page)), ...(await lyingUnder(page))];
}

/** Text twice as large, as a browser's own setting makes it. */
async function withLargeText(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  return layoutProblems(page);
}

/** The spacing that WCAG 1.4.12 lets readers choose. */
async function withWideSpacing(page: Page): Promise<string[]> {
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  });
  return layoutProblems(page);
}

test.describe('zoomed to 200 %', () => {
  // A window of 1440 × 900 px has so many CSS pixels then.
  test.use({ viewport: { width: 720, height: 450 } });

  test('nothing is cut off or covered', async ({ page, catalogue }) => {
    expect(await problemsOfPublicPages(page, catalogue, layoutProblems)).toEqual([]);
  });

  test('so it is on the pages of a shopper', async ({ page, api, catalogue, regular }) => {
    expect(
      await problemsOfShopperPages(page, { api, catalogue, customer: regular }, layoutProblems),
    ).toEqual([]);
  });
});

test('text of twice the size is neither cut off nor covered', async ({ page, catalogue }) => {
  expect(await problemsOfPublicPages(page, catalogue, withLargeText)).toEqual([]);
});

test('so it is on the pages of a shopper', async ({ page, api, catalogue, regular }) => {
  expect(
    await problemsOfShopperPages(page, { api, catalogue, customer: regular }, withLargeText),
  ).toEqual([]);
});

test('text with the reader’s own spacing is neither cut off nor covered', async ({
  page,
  catalogue,
}) => {
  expect(await problemsOfPublicPages(page, catalogue, withWideSpacing)).toEqual([]);
});
