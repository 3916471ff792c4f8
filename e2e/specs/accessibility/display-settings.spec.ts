import type { Page } from '@playwright/test';
import { moving, withoutEdge, withoutFocusRing } from '../../support/checks/appearance';
import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/shop/every-page';
import { cutOff, lyingUnder, stickingOut } from '../../support/checks/layout';
import { expect, test } from '../../support/test';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TWICE_AS_LARGE = ':root { font-size: 200% }';

const WIDER_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

async function layoutProblems(page: Page): Promise<string[]> {
  return [...(await stickingOut(page)), ...(await cutOff(page)), ...(await lyingUnder(page))];
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

/** With forced colours: buttons without a border, and controls without a focus ring. */
async function problemsOfControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const problems = [...(await withoutEdge(page)), ...(await withoutFocusRing(page))];
  await page.emulateMedia({ forcedColors: 'none' });
  return problems;
}

/** Problems with the settings of a shopper's device, in one visit of the page. */
async function problemsWithSettings(page: Page): Promise<string[]> {
  return [
    ...(await moving(page)),
    ...(await problemsWithLargerText(page)),
    ...(await problemsOfControls(page)),
  ];
}

const HOLDS =
  'nothing moves with reduced motion, larger text is neither cut off nor covered, and with forced colours buttons have a border and the focus has a ring';

test(`on public pages ${HOLDS}`, async ({ page, catalogue }) => {
  expect(await problemsOfPublicPages(page, catalogue, problemsWithSettings)).toEqual([]);
});

test(`on a shopper’s pages ${HOLDS}`, async ({ page, api, catalogue, regular }) => {
  const visit = { api, catalogue, customer: regular };
  expect(await problemsOfShopperPages(page, visit, problemsWithSettings)).toEqual([]);
});

test('with reduced motion a card and its quick view don’t move', async ({ page, catalogue }) => {
  await page.goto(catalogue.large.path);
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  expect(await moving(page)).toEqual([]);
  await card.getByRole('button', { name: 'Quick view' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page)).toEqual([]);
});

test('with forced colours the chosen size differs from the others', async ({ page, catalogue }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(catalogue.sized.path);
  const main = page.getByRole('main');
  const sizes = main.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes).toBeVisible();
  const before = await sizes.screenshot();
  await sizes
    .getByRole('radio', { name: /^(?!.*sold out)/ })
    .first()
    .check();
  await main.getByRole('heading', { level: 1 }).focus();
  expect((await sizes.screenshot()).equals(before)).toBe(false);
});
