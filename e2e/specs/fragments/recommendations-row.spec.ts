import { expectAccessible } from '../../support/checks/axe';
import { clippedText, overflowingElements } from '../../support/checks/layout';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In pixels: heights may differ because a product's name needs another line. */
const ONE_LINE = 26;

test('[FRG-12] the space reserved for recommendations is as high as they are @phone', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.oneSize.path);
  const slot = page.locator('[data-fragment="catalog.recommendations"]');
  await expect(slot.getByRole('article')).toHaveCount(4);
  const height = await slot.evaluate((element) => element.getBoundingClientRect().height);
  const kept = await slot.evaluate((element) => {
    element.setAttribute('data-waiting', '');
    return Number.parseFloat(getComputedStyle(element).minHeight);
  });
  expect(Math.abs(height - kept)).toBeLessThanOrEqual(ONE_LINE);
});

for (const [screen, width] of [
  ['phones', 390],
  ['tablets', 820],
] as const) {
  test(`[FRG-13] on ${screen} a part of the next card is visible, and the keyboard reaches the last one`, async ({
    page,
    catalogue,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(catalogue.oneSize.path);
    const cards = page.getByRole('region', { name: 'You may also like' }).getByRole('article');
    await cards.first().scrollIntoViewIfNeeded();
    const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
    expect(lefts[0]).toBeGreaterThan(0);
    expect(lefts[1]).toBeLessThan(width);
    expect(lefts[3]).toBeGreaterThan(width);
    expect(await overflowingElements(page)).toEqual([]);
    expect(await clippedText(page)).toEqual([]);

    const last = cards.last().getByRole('heading').getByRole('link');
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
}
