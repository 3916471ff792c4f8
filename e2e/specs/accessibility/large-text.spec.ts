import type { Page } from '@playwright/test';
import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/shop/every-page';
import { clippedText, coveredElements, overflowingElements } from '../../support/checks/layout';
import { expect, test } from '../../support/test';

test.slow();

const TWICE_AS_LARGE = ':root { font-size: 200% }';

const WIDER_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

async function layoutProblems(page: Page): Promise<string[]> {
  return [
    ...(await overflowingElements(page)),
    ...(await clippedText(page)),
    ...(await coveredElements(page)),
  ];
}

/** Layout problems while a style sheet is on the page. */
async function problemsWithStyle(page: Page, content: string): Promise<string[]> {
  const style = await page.addStyleTag({ content });
  const problems = await layoutProblems(page);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return problems;
}

/** Layout problems in a window of 1440 × 900 px that is zoomed to 200 %: that many CSS pixels. */
async function problemsWhenZoomed(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 720, height: 450 });
  const problems = await layoutProblems(page);
  if (viewport) await page.setViewportSize(viewport);
  return problems;
}

/** Problems with text that is zoomed, twice as large by a browser's setting, or wider (WCAG 1.4.12). */
async function problemsWithLargerText(page: Page): Promise<string[]> {
  return [
    ...(await problemsWhenZoomed(page)),
    ...(await problemsWithStyle(page, TWICE_AS_LARGE)),
    ...(await problemsWithStyle(page, WIDER_SPACING)),
  ];
}

test('zoomed, larger and wider text is neither cut off nor covered on public pages', async ({
  page,
  catalogue,
}) => {
  expect(await problemsOfPublicPages(page, catalogue, problemsWithLargerText)).toEqual([]);
});

test('zoomed, larger and wider text is neither cut off nor covered on a shopper’s pages', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  const visit = { api, catalogue, customer: regular };
  expect(await problemsOfShopperPages(page, visit, problemsWithLargerText)).toEqual([]);
});

test('[NAV-11] in a window that is zoomed to 400 % all bars scroll away with the page', async ({
  page,
  catalogue,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const bottomBar = page.getByRole('navigation', { name: 'Quick links' });
  const bars = [page.getByRole('banner'), bottomBar];
  const { id, title } = catalogue.plentiful;
  for (const address of ['/', `/product/${id}`]) {
    await page.goto(address);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const bar of bars) await expect(bar).not.toBeInViewport();
  }
  await page.getByRole('heading', { level: 1, name: title }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).not.toBeInViewport();
});
